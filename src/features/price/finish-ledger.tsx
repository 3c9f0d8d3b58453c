import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import type { Finish } from '#site/schema/finishes.ts';
import { formatWon } from '#text/money.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import styles from './price.module.css';

interface FinishLedgerProps {
  items: readonly Finish[];
  /** A type's name by its id. */
  labelOf: (unit: string) => string;
}

const KINDS = ['basic', 'option', 'display'] as const;

/** 기본 · 유상옵션 · 전시품: what is in a home, and which of it costs more or is only shown. */
export function FinishLedger({ items, labelOf }: FinishLedgerProps) {
  return (
    <div {...mark(BELOW_FOLD)} className={styles.ledger}>
      {KINDS.map((kind) => (
        <section key={kind} aria-label={PRICE_TEXT.finishKinds[kind]}>
          <h3 className={styles.kind}>{PRICE_TEXT.finishKinds[kind]}</h3>
          <p className={styles.help}>{PRICE_TEXT.finishHelp[kind]}</p>
          <ul>
            {items
              .filter((item) => item.kind === kind)
              .map((item) => (
                <FinishRow key={item.id} item={item} labelOf={labelOf} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FinishRow({ item, labelOf }: { item: Finish; labelOf: FinishLedgerProps['labelOf'] }) {
  const { name, kind, units, place, maker, measure, price } = item;
  const types = units ? units.map(labelOf).join(', ') : PRICE_TEXT.allTypes;
  return (
    <li className={styles.finish}>
      <p className={styles.name}>
        {name}
        {price !== null && <span className={styles.price}>{formatWon(price)}</span>}
        {kind === 'option' && price === null && <span className={styles.later}>{PRICE_TEXT.priceLater}</span>}
      </p>
      <p className={styles.details}>{keepMeasures([types, place, maker, measure].filter(Boolean).join(' · '))}</p>
    </li>
  );
}
