import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import 'virtual:walk-previews.css';
import { listenToGestures, turnByKey } from '#features/tour/view/gestures.ts';
import type { Look } from '#features/tour/view/look.ts';
import type { Stage } from '#features/tour/view/stage.ts';
import type { ShownPoint } from '#site/tour/shown-walk.ts';
import { WALK_TEXT } from '#text/walk.ts';
import { Spinner } from '#ui/controls/spinner.tsx';
import { useArrival, type Arrival } from './use-arrival.ts';
import { useStage } from './use-stage.ts';
import type { Go, Step } from './use-walk.ts';
import { WalkDoors } from './walk-doors.tsx';
import { WalkFlat } from './walk-flat.tsx';
import { WalkTools } from './walk-tools.tsx';
import styles from './walk-view.module.css';

export interface WalkViewProps {
  points: readonly ShownPoint[];
  step: Step;
  /** Where the visitor is; null until the first picture has come. */
  here: ShownPoint | null;
  go: Go;
  onArrive: (point: ShownPoint) => void;
  /** Told of each frame. */
  onLook: (look: Look) => void;
  /** What gets the whole screen. */
  whole: RefObject<HTMLElement | null>;
}

/** Fingers, mouse, wheel and keys turn the picture. @returns whether none has done so yet */
function useGestures(surface: RefObject<HTMLElement | null>, stage: Stage | null): boolean {
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const element = surface.current;
    if (!element || !stage) return;
    const ended = new AbortController();
    const { signal } = ended;
    const ownsWheel = () => document.fullscreenElement !== null;
    const endGestures = listenToGestures(element, { ...stage, ownsWheel });
    element.addEventListener(
      'keydown',
      (event) => {
        if (turnByKey(stage.eyes, event)) event.preventDefault();
      },
      { signal },
    );
    for (const type of ['pointerdown', 'keydown']) element.addEventListener(type, () => setNew(false), { signal });
    return () => {
      ended.abort();
      endGestures();
    };
  }, [surface, stage]);
  return isNew;
}

/** Whoever went through a door by its button finds the focus in the next room, and on opening in the first. */
function useFocus(surface: RefObject<HTMLElement | null>, here: ShownPoint | null): void {
  useEffect(() => {
    const { activeElement } = document;
    if (here && (activeElement === null || activeElement === document.body))
      surface.current?.focus({ preventScroll: true });
  }, [surface, here]);
}

interface StatusProps {
  arrival: Arrival;
  step: Step;
  here: ShownPoint | null;
  /** Something else that is to be said. */
  notice: string | null;
  onRetry: () => void;
}

/** Says where the visitor is, and what keeps them from where they want to be. */
function WalkStatus({ arrival, step: { to }, here, notice, onRetry }: StatusProps) {
  const text = {
    // Before the first picture a spinner stands there.
    loading: here && WALK_TEXT.loading(to.name),
    missing: WALK_TEXT.missing(to.name),
    there: notice,
  }[arrival];
  return (
    <>
      <p role="status" className={styles.unseen}>
        {arrival === 'there' && here && WALK_TEXT.arrived(here.name, here.picture.alt)}
      </p>
      <div role={arrival === 'missing' ? 'alert' : undefined} className={styles.status} data-shown={text !== null}>
        {text}
        {arrival === 'missing' && (
          <button type="button" onClick={onRetry}>
            {WALK_TEXT.retry}
          </button>
        )}
      </div>
    </>
  );
}

/** The room around the visitor, with its doors; flat, where the browser cannot draw it. */
export function WalkView({ points, step, here, go, onArrive, onLook, whole }: WalkViewProps) {
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const keys = useId();
  const [isSilent, setSilent] = useState(false);
  const state = useStage(canvas, step.facing, onLook);
  const stage = state === 'flat' ? null : state;
  const { arrival, retry } = useArrival({ step, stage: state, points, onArrive });
  const isNew = useGestures(surface, stage);
  useFocus(surface, here);
  const [first] = useState(step.to);
  // Whoever turns, or goes on, knows how it is done.
  const hint = isNew && here === first ? WALK_TEXT.hint(here.doors.length > 0) : null;
  const notice = state === 'flat' ? WALK_TEXT.flat : isSilent ? WALK_TEXT.noTurn : hint;
  const nameOf = (id: string) => points.find((point) => point.id === id)?.name ?? id;
  return (
    <>
      <div
        className={clsx(styles.window, `p-${(here ?? step.to).picture.name}`)}
        data-state={state === 'flat' ? 'flat' : here ? 'ready' : 'empty'}
      >
        {!here && arrival === 'loading' && (
          <div className={styles.spinner}>
            <Spinner label={WALK_TEXT.loading(step.to.name)} />
          </div>
        )}
        <div
          ref={surface}
          tabIndex={0}
          role="application"
          aria-label={here ? WALK_TEXT.view(here.name) : undefined}
          aria-describedby={keys}
          className={styles.surface}
        >
          <canvas ref={canvas} />
        </div>
        {state === 'flat' && here && <WalkFlat point={here} />}
        {stage && here && <WalkDoors here={here} nameOf={nameOf} stage={stage} wanted={step.to.id} go={go} />}
        {here && <p className={styles.room}>{here.name}</p>}
        <p id={keys} className={styles.unseen}>
          {WALK_TEXT.keys}
        </p>
        <WalkStatus arrival={arrival} step={step} here={here} notice={notice} onRetry={retry} />
      </div>
      {stage && here && <WalkTools eyes={stage.eyes} whole={whole} onSilence={() => setSilent(true)} />}
    </>
  );
}
