import { clsx } from 'clsx';
import { COMPLEX_TEXT } from '#text/pages/complex.ts';
import type { Complex } from '#site/schema/complex.ts';
import styles from './site-plan-details.module.css';
import { typeColours } from './type-colours.ts';

type Layout = Complex['layout'];
type Way = Layout['ways'][number];
type Plan = Pick<Complex, 'layout' | 'towers'>;

/** Of an arrow that points up and has its tip in the middle. */
const ARROW = 'M0 0L7 14H-7Z';
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
          <text textAnchor="middle" dy="0.34em" transform={`rotate(${turn})`} className={styles.road}>
            {name}
          </text>
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
          <path d={ARROW} transform={`rotate(${towards})`} className={clsx(styles.way, styles[kind])} />
        </svg>
      ))}
      {first && others.length === 0 && (
        <svg x={percent(first[0])} y={percent(first[1])} overflow="visible">
          <text textAnchor="middle" dy="2.1em" className={styles.wayName}>
            {name}
          </text>
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
          <svg aria-hidden="true" viewBox="-9 -2 18 18">
            <path d={ARROW} className={clsx(styles.way, styles[kind])} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
