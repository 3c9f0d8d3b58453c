import { clsx } from 'clsx';
import { formatDayInYear } from '#text/dates.ts';
import { NUMBERS_TEXT } from '#text/leads-desk/numbers.ts';
import { ScrollRegion } from '#ui/controls/scroll-region.tsx';
import table from '#ui/style/table.module.css';
import { sumOf } from './day-counts.ts';
import styles from './day-table.module.css';

interface DayTableProps<Key extends string> {
  caption: string;
  /** Heads of the columns by their keys, in order. */
  columns: Readonly<Record<Key, string>>;
  /** The latest day first. */
  lines: readonly { day: string; all: number; counts: Partial<Record<Key, number>> }[];
  /** The day in which counting ended: those before it were not counted. */
  cutIn: string | null;
}

/** Days by what is counted in them, with the sums below. */
export function DayTable<Key extends string>({ caption, columns, lines, cutIn }: DayTableProps<Key>) {
  const keys = Object.keys(columns) as Key[];
  const counts = lines.map((line) => line.counts);
  return (
    <ScrollRegion label={caption}>
      <table className={clsx(table.table, styles.days)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{NUMBERS_TEXT.day}</th>
            {[NUMBERS_TEXT.all, ...keys.map((key) => columns[key])].map((name) => (
              <th key={name} scope="col" className={table.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ day, all, counts: ofDay }) => (
            <tr key={day}>
              <th scope="row">{formatDayInYear(day)}</th>
              {cutIn !== null && day < cutIn ? (
                <td colSpan={keys.length + 1} className={styles.none}>
                  {NUMBERS_TEXT.uncounted}
                </td>
              ) : (
                <Counts numbers={[all, ...keys.map((key) => ofDay[key] ?? 0)]} />
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{NUMBERS_TEXT.sum}</th>
            <Counts
              numbers={[lines.reduce((sum, { all }) => sum + all, 0), ...keys.map((key) => sumOf(counts, key))]}
            />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function Counts({ numbers }: { numbers: readonly number[] }) {
  return numbers.map((count, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a column is its place
    <td key={at} className={clsx(table.number, count === 0 && styles.none)}>
      {count.toLocaleString('ko-KR')}
    </td>
  ));
}
