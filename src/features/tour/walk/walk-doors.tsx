import { useLayoutEffect, useRef } from 'react';
import { MARK_PITCH } from '#features/tour/view/marks.ts';
import type { Stage } from '#features/tour/view/stage.ts';
import type { ShownDoor, ShownPoint } from '#site/tour/shown-walk.ts';
import { WALK_TEXT } from '#text/walk.ts';
import type { Go } from './use-walk.ts';
import styles from './walk-view.module.css';

interface WalkDoorsProps {
  here: ShownPoint;
  nameOf: (id: string) => string;
  stage: Stage;
  /** The point that is being loaded. */
  wanted: string;
  go: Go;
}

const towards = ({ yaw }: ShownDoor) => ({ yaw, pitch: MARK_PITCH });

/** The doors of a room as buttons where they are seen. Those behind the visitor come into sight when they get the focus. */
export function WalkDoors({ here, nameOf, stage, wanted, go }: WalkDoorsProps) {
  const elements = useRef(new Map<ShownDoor, HTMLElement>());
  useLayoutEffect(() => {
    const { current } = elements;
    stage.setDoors(
      here.doors.flatMap((door) => {
        const element = current.get(door);
        return element ? [{ door, element }] : [];
      }),
    );
    return () => stage.setDoors([]);
  }, [here, stage]);
  return (
    <ul aria-label={WALK_TEXT.doors} className={styles.doors}>
      {here.doors.map((door) => (
        <li
          key={door.to}
          ref={(element) => {
            if (element) elements.current.set(door, element);
            else elements.current.delete(door);
          }}
          data-seen="false"
          className={styles.door}
        >
          <button
            type="button"
            aria-label={WALK_TEXT.door(nameOf(door.to))}
            aria-busy={wanted === door.to && wanted !== here.id}
            onFocus={({ currentTarget }) => {
              if (currentTarget.parentElement?.dataset['seen'] !== 'true') stage.eyes.face(towards(door));
            }}
            onClick={() => {
              stage.eyes.face(towards(door));
              go(door.to, door.onward);
            }}
          >
            <span>{nameOf(door.to)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
