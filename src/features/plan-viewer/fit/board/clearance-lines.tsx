import type { Clearance } from '#site/furniture/clearances.ts';
import styles from './pieces.module.css';

/** Less is not worth a line: the piece stands against it, as far as anybody sees. */
const LEAST = 40;

const ENDS = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
} as const;

/** What is free beside the chosen piece, as lines with their measures. For the eye: the panel has it in words. */
export function ClearanceLines({ clearances, em }: { clearances: readonly Clearance[]; em: number }) {
  return (
    <g aria-hidden="true" className={styles.clearances}>
      {clearances
        .filter(({ length }) => length >= LEAST)
        .map(({ direction, from, length }) => {
          const { x, y } = ENDS[direction];
          return (
            <g key={direction} transform={`translate(${from.x} ${-from.y})`}>
              <line x2={x * length} y2={y * length} />
              <text x={(x * length) / 2} y={(y * length) / 2} dy="0.34em" fontSize={em}>
                {length}
              </text>
            </g>
          );
        })}
    </g>
  );
}
