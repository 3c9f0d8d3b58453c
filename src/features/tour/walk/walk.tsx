import { useCallback, useRef } from 'react';
import type { ShownWalk } from '#site/tour/shown-walk.ts';
import { WALK_PAGE_TEXT } from '#text/walk.ts';
import { TOUR_TEXT } from '#text/pages/tour.ts';
import { Spinner } from '#ui/controls/spinner.tsx';
import { LatePart } from '#ui/late-part.tsx';
import { TourPoster } from '#features/tour/frame/tour-poster.tsx';
import { useWalk } from './use-walk.ts';
import { WalkMap } from './walk-map.tsx';
import { WalkRooms } from './walk-rooms.tsx';
import styles from './walk.module.css';

const loadView = async () => (await import('./walk-view.tsx')).WalkView;
const loadKeep = async () => (await import('#features/tour/keep/keep-walk.tsx')).KeepWalk;

interface WalkProps {
  walk: ShownWalk;
  /** Of the type. */
  label: string;
  /** What the visitor is asked to do; it stands on the poster. */
  hint: string;
  /** Whether it begins in its first room, without the poster. */
  isOpen: boolean;
  /** The poster was pressed. */
  onOpen: () => void;
}

/** A home to walk through: what is seen, the plan as a map, and its rooms in words. Nothing is fetched before it is opened. */
export function Walk({ walk, label, hint, isOpen, onOpen }: WalkProps) {
  const whole = useRef<HTMLElement>(null);
  const wedge = useRef<SVGGElement>(null);
  const { step, here, go, arrive } = useWalk(walk, isOpen);
  const onLook = useCallback(({ yaw }: { yaw: number }) => {
    wedge.current?.setAttribute('transform', `rotate(${yaw.toFixed(1)})`);
  }, []);
  const { points } = walk;
  const open = () => {
    onOpen();
    if (points[0]) go(points[0].id);
    // View, plan and rooms in one window, as far as they fit.
    whole.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  return (
    <section ref={whole} aria-label={WALK_PAGE_TEXT.frame(label)} className={styles.walk}>
      <div className={styles.view}>
        {step === null ? (
          <TourPoster poster={walk.poster} hint={hint} onOpen={open} />
        ) : (
          <>
            {!here && (
              <div className={styles.waiting}>
                <Spinner label={TOUR_TEXT.loading} />
              </div>
            )}
            <LatePart load={loadView} props={{ points, step, here, go, onArrive: arrive, onLook, whole }} />
          </>
        )}
      </div>
      <div className={styles.side}>
        <WalkMap walk={walk} here={here} go={go} wedge={wedge} />
        <WalkRooms points={points} here={here} go={go} />
        {/* Where the first walk begins is kept unasked. */}
        {points.length > 1 && <LatePart load={loadKeep} props={{ unit: walk.unit }} />}
      </div>
    </section>
  );
}
