import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { scrollToMiddle } from '#browser/scroll-to-middle.ts';
import type { ShownPoint } from '#site/tour/shown-walk.ts';
import { formatMetres } from '#site/units/areas.ts';
import { WALK_PAGE_TEXT } from '#text/walk.ts';
import layout from '#ui/style/layout.module.css';
import { flatAddress } from './flat-address.ts';
import type { Go } from './use-walk.ts';
import styles from './walk-rooms.module.css';

interface WalkRoomsProps {
  points: readonly ShownPoint[];
  here: ShownPoint | null;
  go: Go;
}

/** The rooms in words, each a way in; on a phone a row. Without scripts it leads to the room's picture. */
export function WalkRooms({ points, here, go }: WalkRoomsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    scrollToMiddle(row.current, current);
  }, [here]);
  return (
    <ul ref={row} aria-label={WALK_PAGE_TEXT.rooms} className={styles.rooms}>
      {points.map((point, index) => (
        <li key={point.id}>
          <a
            href={flatAddress(point, 'webp')}
            aria-current={point === here ? 'true' : undefined}
            className={styles.room}
            onClick={(event) => {
              event.preventDefault();
              go(point.id);
            }}
          >
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.name}>{point.name}</span>
            <span className={styles.size}>
              {WALK_PAGE_TEXT.size(formatMetres(point.size[0]), formatMetres(point.size[1]))}
            </span>
            {point.finish && (
              <span aria-hidden="true" className={styles.finish}>
                {point.finish}
              </span>
            )}
            <span className={clsx(layout.hidden, styles.words)}>
              {point.picture.alt} {point.finish}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
