import { drawings } from 'virtual:plans';
import type { RefObject } from 'react';
import type { ShownPoint, ShownWalk } from '#site/tour/shown-walk.ts';
import { WALK_PAGE_TEXT } from '#text/walk.ts';
import { flatAddress } from './flat-address.ts';
import type { Go } from './use-walk.ts';
import styles from './walk-map.module.css';

/** How large the map is, in CSS pixels. */
const [MAP_WIDTH, MAP_HEIGHT] = [340, 352];
/** There, what a finger needs, the dot that is seen, and the number in it. */
const [TARGET, DOT, NUMBER] = [22, 11, 13];
/** How far the wedge reaches, in CSS pixels, and how wide it opens, in degrees. */
const [REACH, OPENING] = [34, 70];

/** A wedge that looks to the north from its origin. */
function wedgePath(reach: number): string {
  const half = (OPENING / 2) * (Math.PI / 180);
  const [x, y] = [reach * Math.sin(half), -reach * Math.cos(half)].map(Math.round);
  return `M0 0L${-(x ?? 0)} ${y}A${Math.round(reach)} ${Math.round(reach)} 0 0 1 ${x} ${y}Z`;
}

interface WalkMapProps {
  walk: Pick<ShownWalk, 'unit' | 'points'>;
  here: ShownPoint | null;
  go: Go;
  /** Turns with the view. */
  wedge: RefObject<SVGGElement | null>;
}

/** The home's plan: where the visitor is, which way they look, and where they may go. Without scripts its points lead to the pictures. */
export function WalkMap({ walk: { unit, points }, here, go, wedge }: WalkMapProps) {
  const drawing = drawings[unit];
  if (!drawing) return null;
  const { address, box } = drawing;
  const pixel = Math.max(box[2] / MAP_WIDTH, box[3] / MAP_HEIGHT);
  return (
    <svg viewBox={box.join(' ')} role="group" aria-label={WALK_PAGE_TEXT.map} className={styles.map}>
      <use href={`${address}#extended`} />
      <use href={`${address}#extended-furniture`} />
      {here && (
        <g transform={`translate(${here.at[0]} ${-here.at[1]})`}>
          <g ref={wedge} className={styles.wedge}>
            <path d={wedgePath(REACH * pixel)} />
          </g>
        </g>
      )}
      {points.map((point, index) => (
        <g key={point.id} transform={`translate(${point.at[0]} ${-point.at[1]})`}>
          <a
            href={flatAddress(point, 'webp')}
            aria-label={WALK_PAGE_TEXT.place(index + 1, point.name)}
            aria-current={point === here ? 'true' : undefined}
            className={styles.point}
            onClick={(event) => {
              event.preventDefault();
              go(point.id);
            }}
          >
            <circle r={Math.round(TARGET * pixel)} className={styles.target} />
            <circle r={Math.round(DOT * pixel)} className={styles.dot} />
            <text dy="0.36em" fontSize={Math.round(NUMBER * pixel)} className={styles.number}>
              {index + 1}
            </text>
          </a>
        </g>
      ))}
    </svg>
  );
}
