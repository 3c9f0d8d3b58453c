import { clsx } from 'clsx';
import type { KeyPlanTower } from '#site/units/key-plan.ts';
import styles from './tower-blocks.module.css';

/** The drawing's own units: a line of homes is a square of 24. */
const CELL = 24;
const NAME = 28;
const EDGE = 24;
const SIZE = { width: 480, height: 240 } as const;

/** Where something stands between the first and the last of all, spread over a length. */
function spread(value: number, all: readonly number[], length: number): number {
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return last === first ? length / 2 : ((value - first) / (last - first)) * length;
}

interface TowerBlocksProps {
  towers: readonly KeyPlanTower[];
  /** Whether a tower's name stands out. */
  isFound: (tower: KeyPlanTower) => boolean;
  isChosen?: (tower: string, line: string) => boolean;
  /** For the pointer; who uses keys has another way to the same. */
  onChoose?: (tower: string, line: string) => void;
}

/** All towers of the development where they stand, each line of homes a square. For the eye alone: words beside it say the same. */
export function TowerBlocks({ towers, isFound, isChosen, onChoose }: TowerBlocksProps) {
  const across = towers.map(({ at }) => at[0]);
  const down = towers.map(({ at }) => at[1]);
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" className={styles.drawing}>
      <rect width={SIZE.width} height={SIZE.height} rx="4" className={styles.ground} />
      {towers.map((tower) => {
        const width = tower.lines.length * CELL;
        const left = EDGE + spread(tower.at[0], across, SIZE.width - 2 * EDGE - width);
        const top = EDGE + spread(tower.at[1], down, SIZE.height - 2 * EDGE - CELL - NAME);
        return (
          <g key={tower.name} transform={`translate(${Math.round(left)} ${Math.round(top)})`}>
            {tower.lines.map(({ line, isOfType }, index) => (
              <rect
                key={line}
                x={index * CELL}
                width={CELL}
                height={CELL}
                className={clsx(
                  styles.line,
                  isOfType && (isChosen ? styles.alike : styles.ofType),
                  isChosen?.(tower.name, line) && styles.ofType,
                  onChoose && styles.choosable,
                )}
                onClick={onChoose && (() => onChoose(tower.name, line))}
              />
            ))}
            <text
              x={width / 2}
              y={CELL + NAME - 6}
              textAnchor="middle"
              className={clsx(styles.name, isFound(tower) && styles.found)}
            >
              {tower.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
