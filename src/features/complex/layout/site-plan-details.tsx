import { clsx } from 'clsx';
import { COMPLEX_TEXT } from '#text/pages/complex.ts';
import type { Complex } from '#site/schema/complex.ts';
import { Plate } from './site-plan-labels.tsx';
import styles from './site-plan-details.module.css';
import { typeColours } from './type-colours.ts';

type Layout = Complex['layout'];
type Way = Layout['ways'][number];
type Plan = Pick<Complex, 'layout' | 'towers'>;

/** Of arrows that point up and have their tip in the middle: the development's own entrance has a shaft. */
const ARROWS = { main: 'M0 0L10 11H4V19H-4V11H-10Z', people: 'M0 0L7 14H-7Z', cars: 'M0 0L7 14H-7Z' } as const;
const percent = (value: number) => `${value}%`;

/** Over the site plan: each tower's lines in the colours of their types, the streets' names, the ways in. */
export function SitePlanDrawing({ layout: { buildings, roads, ways }, towers }: Plan) {
  const colours = typeColours(towers);
  return (
    <>
      {buildings.map((building) => (
        <Lines
          key={building.name}
          building={building}
          lines={towers.find(({ name }) => name === building.name)?.lines ?? []}
          colours={colours}
        />
      ))}
      {roads.map(({ name, at: [x, y], turn = 0 }) => (
        <svg key={name} x={percent(x)} y={percent(y)} overflow="visible">
          <g transform={`rotate(${turn})`}>
            <Plate name={name} />
          </g>
        </svg>
      ))}
      {ways.map((way) => (
        <Ways key={way.name} way={way} />
      ))}
    </>
  );
}

interface LinesProps {
  building: Layout['buildings'][number];
  lines: Complex['towers'][number]['lines'];
  colours: ReadonlyMap<string, string | undefined>;
}

/** The lines of homes of one tower, each on its ground. */
function Lines({ building: { at, turn = 0, grounds = [] }, lines, colours }: LinesProps) {
  return (
    <svg x={percent(at[0])} y={percent(at[1])} overflow="visible" aria-hidden="true">
      <g transform={`rotate(${turn})`}>
        {grounds.map(([x, y, width, height], index) => (
          <rect
            key={`${x} ${y}`}
            x={percent(x)}
            y={percent(y)}
            width={percent(width)}
            height={percent(height)}
            className={clsx(styles.line, colours.get(lines[index]?.unit ?? ''))}
          />
        ))}
      </g>
    </svg>
  );
}

function Ways({ way: { name, kind, marks } }: { way: Way }) {
  const [first, ...others] = marks;
  return (
    <>
      {marks.map(([x, y, towards]) => (
        <svg key={`${x} ${y}`} x={percent(x)} y={percent(y)} overflow="visible" aria-hidden="true">
          <path d={ARROWS[kind]} transform={`rotate(${towards})`} className={clsx(styles.way, styles[kind])} />
        </svg>
      ))}
      {first && others.length === 0 && (
        <svg x={percent(first[0])} y={percent(first[1])} overflow="visible">
          <svg y="2.4em" overflow="visible" className={styles.wayName}>
            <Plate name={name} />
          </svg>
        </svg>
      )}
    </>
  );
}

/** What the colours and arrows of the drawing mean. */
export function SitePlanLegend({ layout: { ways }, towers }: Plan) {
  return (
    <ul className={styles.legend} aria-label={COMPLEX_TEXT.key}>
      {[...typeColours(towers)].map(([type, colour]) => (
        <li key={type}>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" className={clsx(styles.line, colour)} />
          </svg>
          {type}
        </li>
      ))}
      {ways.map(({ name, kind }) => (
        <li key={name}>
          <svg aria-hidden="true" viewBox="-11 -1 22 22">
            <path d={ARROWS[kind]} className={clsx(styles.way, styles[kind])} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
