import { TABLE_TEXT } from '#text/controls/tables.ts';
import type { Table } from '#site/schema/parts/section.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import { ScrollRegion } from '#ui/controls/scroll-region.tsx';
import { LawNote } from './law-note.tsx';
import styles from '#ui/style/table.module.css';

/** More columns than this are too many for a phone: there each row is a list of what it has. */
const MOST_SIDE_BY_SIDE = 4;

/** A figure with its unit or without: such columns end at one edge, so that they can be compared. */
const FIGURE = /^[\d,.]+ ?[%\p{L}\p{So}]?$/u;
const isOfFigures = (rows: Table['rows'], column: number) => rows.every((row) => FIGURE.test(row[column] ?? ''));

/** A table whose rows begin with their heading. */
export function ReadingTable({ table: { caption, head, rows, law } }: { table: Table }) {
  const isStacked = head.length > MOST_SIDE_BY_SIDE;
  const alignment = head.map((_, column) => (!isStacked && isOfFigures(rows, column) ? styles.number : undefined));
  const table = (
    <ScrollRegion label={TABLE_TEXT.scrollable(caption)}>
      <table className={isStacked ? `${styles.table} ${styles.stacked}` : styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={cell} scope="col" className={alignment[index]}>
                {keepMeasures(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={head[index]} scope="row" className={alignment[index]}>
                    {keepMeasures(cell)}
                  </th>
                ) : (
                  <td key={head[index]} className={alignment[index]} data-head={isStacked ? head[index] : undefined}>
                    {keepMeasures(cell)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
  if (!law) return table;
  return (
    <div>
      {table}
      <LawNote law={law} />
    </div>
  );
}
