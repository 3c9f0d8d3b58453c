import type { Complex } from '#site/schema/development.ts';
import { floorsFromTop, unitNumber } from '#site/unit-number.ts';
import { scrollable } from '#text/controls.ts';
import { floor, floorName, towerCaption } from '#text/pages.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import styles from './unit-table.module.css';

interface UnitTableProps {
  tower: Complex['towers'][number];
  /** Unit ids and names in the order that decides their colours. */
  units: readonly { id: string; label: string }[];
}

/**
 * One tower, floor by floor. A whole column is one type: its heading says which, and `<col>` colours it, so that
 * hundreds of cells need nothing but their number.
 */
export function UnitTable({ tower: { name, firstFloor, lastFloor, lines }, units }: UnitTableProps) {
  const caption = towerCaption(name, firstFloor, lastFloor);
  const typeOf = (unit: string) => units.findIndex(({ id }) => id === unit);
  return (
    <ScrollRegion label={scrollable(caption)} className={styles.region}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <colgroup>
          <col />
          {lines.map(({ line, unit }) => (
            <col key={line} className={styles[`type${typeOf(unit)}`]} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{floor}</th>
            {lines.map(({ line, unit }) => (
              <th key={line} scope="col">
                {line}
                <span className={styles.type}>{units[typeOf(unit)]?.label ?? unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {floorsFromTop(firstFloor, lastFloor).map((floorNumber) => (
            <tr key={floorNumber}>
              <th scope="row">{floorName(floorNumber)}</th>
              {lines.map(({ line }) => (
                <td key={line}>{unitNumber(floorNumber, line)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
