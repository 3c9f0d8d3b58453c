import { totalOf } from '#site/money/price-of.ts';
import type { PriceBand } from '#site/schema/prices.ts';
import { formatWon } from '#text/money.ts';
import { TABLE_TEXT } from '#text/controls/tables.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';
import { ScrollRegion } from '#ui/controls/scroll-region.tsx';
import table from '#ui/style/table.module.css';
import styles from './price.module.css';

interface PriceTableProps {
  label: string;
  /** null: not published. */
  bands: readonly PriceBand[] | null;
}

/** A type's prices by floors, in the parts that the law asks for; on phones each is a line, and its parts are folded. */
export function PriceTable({ label, bands }: PriceTableProps) {
  if (!bands)
    return (
      <section className={styles.unpublished}>
        <h3>{label}</h3>
        <p>{PRICE_TEXT.unpublished}</p>
      </section>
    );
  const columns = ['land', 'building', 'vat'] as const;
  return (
    <ScrollRegion label={TABLE_TEXT.scrollable(label)}>
      {/* The name is the type's alone, without the words that unfold. */}
      <table aria-label={label} className={`${table.table} ${styles.stacked}`}>
        <caption>
          {label}
          <details className={styles.parts}>
            <summary>{PRICE_TEXT.parts}</summary>
          </details>
        </caption>
        <thead>
          <tr>
            <th scope="col">{PRICE_TEXT.floor}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={table.number}>
                {PRICE_TEXT[column]}
              </th>
            ))}
            <th scope="col" className={table.number}>
              {PRICE_TEXT.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.from}>
              <th scope="row">{PRICE_TEXT.band(band.from, band.to)}</th>
              {columns.map((column) => (
                <td key={column} className={`${table.number} ${styles.part}`} data-label={PRICE_TEXT[column]}>
                  {band[column] === 0 ? PRICE_TEXT.none : formatWon(band[column])}
                </td>
              ))}
              <td className={`${table.number} ${styles.sum}`} data-label={PRICE_TEXT.sum}>
                {formatWon(totalOf(band))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
