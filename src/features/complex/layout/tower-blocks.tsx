import { Fragment } from 'react';
import { clsx } from 'clsx';
import type { KeyPlanTower } from '#site/units/key-plan.ts';
import type { typeColours } from './type-colours.ts';
import { NorthArrow } from './north-arrow.tsx';
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

interface Choosing {
  /** Whether a tower's name stands out. */
  isFound: (tower: KeyPlanTower) => boolean;
  isChosen?: (tower: string, line: string) => boolean;
  /** By type, the class that sets its colours: every line shows its own. */
  colours?: ReturnType<typeof typeColours>;
  /** For the pointer; who uses keys has another way to the same. */
  onChoose?: (tower: string, line: string) => void;
}

interface TowerBlocksProps {
  towers: readonly KeyPlanTower[];
  /** Where north is: degrees clockwise from the drawing's upper edge. */
  north: number;
  /** May set `--type`, the colour of lines of the type. */
  className?: string | undefined;
}

interface TowerBlockProps extends Choosing {
  tower: KeyPlanTower;
  fitted: ReturnType<typeof fit>;
}

function TowerBlock({ tower, fitted: { scale, x, y }, isFound, isChosen, colours, onChoose }: TowerBlockProps) {
  const middle = Math.round(x + scale * tower.at[0]);
  const bottom = Math.round(y + scale * edgesOf(tower).lower);
  return (
    <>
      <g
        transform={`translate(${middle} ${Math.round(y + scale * tower.at[1])})rotate(${tower.turn})`}
        className={styles.lines}
      >
        {tower.lines.map(({ line, unit, ground, isOfType }) => {
          const [left = 0, upper = 0, width = 0, height = 0] = ground.map((part) => Math.round(part * scale));
          const className = clsx(
            colours && [styles.tinted, colours.get(unit)],
            isOfType && (isChosen ? styles.alike : styles.ofType),
            isChosen?.(tower.name, line) && [styles.ofType, styles.picked],
            onChoose && styles.choosable,
          );
          return (
            <Fragment key={line}>
              <path
                d={`M${left} ${upper}h${width}v${height}h${-width}z`}
                className={className || undefined}
                onClick={onChoose && (() => onChoose(tower.name, line))}
              />
              {isOfType && !colours && (
                <text x={left + width / 2} y={upper + height / 2} className={styles.line}>
                  {line}
                </text>
              )}
            </Fragment>
          );
        })}
      </g>
      <text x={middle} y={bottom + NAME - 2} className={clsx(styles.name, isFound(tower) && styles.found)}>
        {tower.name}
      </text>
    </>
  );
}

/** All towers of the development where they stand, each line of homes on its ground. For the eye alone: words beside it say the same. */
export function TowerBlocks({ towers, north, className, ...choosing }: Choosing & TowerBlocksProps) {
  const fitted = fit(towers);
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" className={clsx(styles.drawing, className)}>
      {towers.map((tower) => (
        <TowerBlock key={tower.name} tower={tower} fitted={fitted} {...choosing} />
      ))}
      <NorthArrow degrees={north} />
    </svg>
  );
}
