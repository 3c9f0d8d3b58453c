import { clsx } from 'clsx';
import type { KeyPlanTower } from '#site/units/key-plan.ts';
import styles from './tower-blocks.module.css';

/** The drawing's own units. */
const SIZE = { width: 480, height: 240 } as const;
const EDGE = 24;
const NAME = 28;

/** A tower's edges on the layout's picture, as if it were not turned. */
function edgesOf({ at, lines }: KeyPlanTower) {
  const grounds = lines.map(({ ground }) => ground);
  return {
    left: at[0] + Math.min(...grounds.map(([left]) => left)),
    right: at[0] + Math.max(...grounds.map(([left, , width]) => left + width)),
    upper: at[1] + Math.min(...grounds.map(([, upper]) => upper)),
    lower: at[1] + Math.max(...grounds.map(([, upper, , height]) => upper + height)),
  };
}

/** How the layout's picture is magnified and shifted, so that all towers fill the drawing and stand in its middle. */
function fit(towers: readonly KeyPlanTower[]) {
  const edges = towers.map(edgesOf);
  const [left, right] = [Math.min(...edges.map((one) => one.left)), Math.max(...edges.map((one) => one.right))];
  const [upper, lower] = [Math.min(...edges.map((one) => one.upper)), Math.max(...edges.map((one) => one.lower))];
  const scale = Math.min((SIZE.width - 2 * EDGE) / (right - left), (SIZE.height - 2 * EDGE - NAME) / (lower - upper));
  return {
    scale,
    x: SIZE.width / 2 - (scale * (left + right)) / 2,
    y: (SIZE.height - NAME) / 2 - (scale * (upper + lower)) / 2,
  };
}

interface TowerBlocksProps {
  towers: readonly KeyPlanTower[];
  /** Whether a tower's name stands out. */
  isFound: (tower: KeyPlanTower) => boolean;
  isChosen?: (tower: string, line: string) => boolean;
  /** For the pointer; who uses keys has another way to the same. */
  onChoose?: (tower: string, line: string) => void;
}

/** All towers of the development where they stand, each line of homes on its ground. For the eye alone: words beside it say the same. */
export function TowerBlocks({ towers, isFound, isChosen, onChoose }: TowerBlocksProps) {
  const { scale, x, y } = fit(towers);
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" className={styles.drawing}>
      <rect width={SIZE.width} height={SIZE.height} rx="4" className={styles.ground} />
      {towers.map((tower) => (
        <g
          key={tower.name}
          transform={`translate(${Math.round(x + scale * tower.at[0])} ${Math.round(y + scale * tower.at[1])})`}
        >
          <g transform={`rotate(${tower.turn})`}>
            {tower.lines.map(({ line, ground, isOfType }) => {
              const [left, upper, width, height] = ground.map((part) => Math.round(part * scale));
              return (
                <rect
                  key={line}
                  x={left}
                  y={upper}
                  width={width}
                  height={height}
                  className={clsx(
                    styles.line,
                    isOfType && (isChosen ? styles.alike : styles.ofType),
                    isChosen?.(tower.name, line) && styles.ofType,
                    onChoose && styles.choosable,
                  )}
                  onClick={onChoose && (() => onChoose(tower.name, line))}
                />
              );
            })}
          </g>
          <text
            y={Math.round(scale * (edgesOf(tower).lower - tower.at[1])) + NAME - 2}
            textAnchor="middle"
            className={clsx(styles.name, isFound(tower) && styles.found)}
          >
            {tower.name}
          </text>
        </g>
      ))}
    </svg>
  );
}
