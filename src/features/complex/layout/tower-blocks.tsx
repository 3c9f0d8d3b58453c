import type { KeyPlanTower } from '#site/units/key-plan.ts';

/** The drawing's own units: a line of homes is a square of 24. */
const CELL = 24;
const NAME = 28;
const EDGE = 24;
export const BLOCKS_SIZE = { width: 480, height: 240 } as const;

/** Where something stands between the first and the last of all, spread over a length. */
function spread(value: number, all: readonly number[], length: number): number {
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return last === first ? length / 2 : ((value - first) / (last - first)) * length;
}

type Class = string | undefined;

interface TowerBlocksProps {
  towers: readonly KeyPlanTower[];
  lineClass: (tower: KeyPlanTower, line: KeyPlanTower['lines'][number]) => Class;
  nameClass: (tower: KeyPlanTower) => Class;
  /** For the pointer; who uses keys has another way to the same. */
  onChoose?: (tower: string, line: string) => void;
}

/** All towers of the development where they stand, each line of homes a square. Stands in an SVG of BLOCKS_SIZE. */
export function TowerBlocks({ towers, lineClass, nameClass, onChoose }: TowerBlocksProps) {
  const across = towers.map(({ at }) => at[0]);
  const down = towers.map(({ at }) => at[1]);
  return towers.map((tower) => {
    const width = tower.lines.length * CELL;
    const left = EDGE + spread(tower.at[0], across, BLOCKS_SIZE.width - 2 * EDGE - width);
    const top = EDGE + spread(tower.at[1], down, BLOCKS_SIZE.height - 2 * EDGE - CELL - NAME);
    return (
      <g key={tower.name} transform={`translate(${Math.round(left)} ${Math.round(top)})`}>
        {tower.lines.map((line, index) => (
          <rect
            key={line.line}
            x={index * CELL}
            width={CELL}
            height={CELL}
            className={lineClass(tower, line)}
            onClick={onChoose && (() => onChoose(tower.name, line.line))}
          />
        ))}
        <text x={width / 2} y={CELL + NAME - 6} textAnchor="middle" className={nameClass(tower)}>
          {tower.name}
        </text>
      </g>
    );
  });
}
