import type { StoredEntry } from '#notebook/entry.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { VISIT_CHECKLIST } from '#text/visit-checklist.ts';
import { isTicked, noteOf } from './kept-entries.ts';
import styles from './printed-visit.module.css';

interface PrintedVisitProps {
  /** Name and telephone number. */
  development: string;
  /** Names of the types, homes and layouts that are kept. */
  types: readonly string[];
  homes: readonly string[];
  /** Of the comparisons; null: the development has none. */
  comparisons: readonly string[] | null;
  layouts: readonly string[];
  entries: readonly StoredEntry[];
}

/** The notebook on one sheet: on paper nothing can be unfolded. Screens never show it. */
export function PrintedVisit({ development, types, homes, comparisons, layouts, entries }: PrintedVisitProps) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p>{development}</p>
      <p>
        {NOTEBOOK_TEXT.types}: {types.join(', ') || '–'}
      </p>
      <p>
        {NOTEBOOK_TEXT.homes}: {homes.join(', ') || '–'}
      </p>
      {comparisons && (
        <p>
          {NOTEBOOK_TEXT.comparisons}: {comparisons.join(', ') || '–'}
        </p>
      )}
      <p>
        {NOTEBOOK_TEXT.layouts}: {layouts.join(', ') || '–'}
      </p>
      <div className={styles.rooms}>
        {VISIT_CHECKLIST.map(({ id, name, items }) => (
          <div key={id} className={styles.room}>
            <p className={styles.name}>{name}</p>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  {isTicked(entries, id, item.id) ? '☑' : '☐'} {item.text}
                </li>
              ))}
            </ul>
            <p className={styles.note}>{noteOf(entries, id)}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
