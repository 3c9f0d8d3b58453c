import { TABLE_TEXT } from '#text/controls/tables.ts';
import type { Table } from '#site/schema/parts/section.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import { ScrollRegion } from '#ui/controls/scroll-region.tsx';
import { LawNote } from './law-note.tsx';
import styles from '#ui/style/table.module.css';

/** A table whose rows begin with their heading. */
export function ReadingTable({ table: { caption, head, rows, law } }: { table: Table }) {
  const table = (
    <ScrollRegion label={TABLE_TEXT.scrollable(caption)}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
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
                  <th key={head[index]} scope="row">
                    {keepMeasures(cell)}
                  </th>
                ) : (
                  <td key={head[index]}>{keepMeasures(cell)}</td>
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
