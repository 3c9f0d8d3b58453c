import { clsx } from 'clsx';
import type { Complex } from '#site/schema/complex.ts';
import type { Unit } from '#site/schema/units.ts';
import { floorsFromTop, unitNumber } from '#site/units/unit-number.ts';
import type { typeColours } from '#features/complex/layout/type-colours.ts';
import { TOWERS_TEXT } from '#text/units/homes.ts';
import layout from '#ui/style/layout.module.css';
import styles from './tower-table.module.css';
import { useCellChoice } from './use-cell-choice.ts';

type Tower = Complex['towers'][number];

interface TowerTableProps {
  tower: Tower;
  units: readonly Pick<Unit, 'id' | 'label'>[];
  /** By type: the class that sets its colours. */
  colours: ReturnType<typeof typeColours>;
  /** Id of the type that stands out; null: all do. */
  chosen: string | null;
  /** The home of this tower that is chosen; null: none is. */
  home: { floor: number; line: string } | null;
  onChoose: (home: { floor: number; line: string }) => void;
}

/** Every fifth floor is easier to find. */
const MARKED_FLOORS = 5;

/** `84A` is marked A, so that two types are told apart without their colours. */
const letterOf = (unit: string) => /[A-Z]$/.exec(unit)?.[0];

/** One tower as it stands, floor by floor: a table that is drawn like a front of windows. */
export function TowerTable({ tower, units, colours, chosen, home, onChoose }: TowerTableProps) {
  const { name, firstFloor, lastFloor, lines } = tower;
  const columns = lines.map(({ line, unit }) => ({
    line,
    label: units.find(({ id }) => id === unit)?.label ?? unit,
    letter: letterOf(unit),
    className: clsx(
      styles.home,
      colours.get(unit),
      chosen !== null && (chosen === unit ? styles.chosen : styles.faded),
    ),
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are chosen: the rule forbids what ARIA in HTML allows
    <table role="grid" className={styles.table} {...useCellChoice(tower, onChoose)}>
      <caption className={layout.hidden}>{TOWERS_TEXT.caption(name, firstFloor, lastFloor)}</caption>
      <thead>
        <tr>
          <th scope="col">{TOWERS_TEXT.floor}</th>
          {columns.map(({ line, label }) => (
            <th key={line} scope="col">
              {line}
              <span className={styles.type}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {floorsFromTop(firstFloor, lastFloor).map((floorNumber) => (
          <tr key={floorNumber}>
            <th scope="row" className={clsx(floorNumber % MARKED_FLOORS === 0 && styles.marked)}>
              {TOWERS_TEXT.floorName(floorNumber)}
            </th>
            {columns.map(({ line, letter, className }, index) => {
              const isChosen = home?.floor === floorNumber && home.line === line;
              // One stop for the whole tower; arrows go on from it.
              const isStop = home ? isChosen : floorNumber === lastFloor && index === 0;
              return (
                <td
                  key={line}
                  className={clsx(className, isChosen && styles.picked)}
                  data-letter={letter}
                  tabIndex={isStop ? 0 : undefined}
                  aria-selected={isChosen || undefined}
                >
                  {unitNumber(floorNumber, line)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {firstFloor > 1 && <Base tower={tower} />}
    </table>
  );
}

/** The floors below the homes, as high as they are in the building. */
function Base({ tower: { firstFloor, lines, base } }: { tower: Tower }) {
  const [top = 1, ...others] = floorsFromTop(1, firstFloor - 1);
  return (
    <tbody>
      <tr>
        <th scope="row" rowSpan={firstFloor - 1} className={styles.baseFloors}>
          {TOWERS_TEXT.baseFloors(top)}
        </th>
        <td rowSpan={firstFloor - 1} colSpan={lines.length} className={styles.base}>
          <span className={styles.baseText}>{base}</span>
        </td>
      </tr>
      {others.map((floorNumber) => (
        <tr key={floorNumber} />
      ))}
    </tbody>
  );
}
