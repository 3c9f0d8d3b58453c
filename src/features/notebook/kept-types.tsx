import { Link } from 'react-router-dom';
import type { StoredEntry } from '#notebook/entry.ts';
import { forget, keep } from '#notebook/notebook.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { idsOf } from './kept-entries.ts';
import styles from './my-visit.module.css';

/** What a visitor can go to: a type, or a home. */
export interface Goal {
  id: string;
  label: string;
  /** Null: the development has no page for it. */
  href: string | null;
}

interface KeptTypesProps {
  types: readonly Goal[];
  entries: readonly StoredEntry[];
}

/** Every type that is sold, each to be kept; a kept one leads to its page. */
export function KeptTypes({ types, entries }: KeptTypesProps) {
  const kept = idsOf(entries, 'type');
  return (
    <ul className={styles.goals}>
      {types.map(({ id, label, href }) => (
        <li key={id} className={styles.goal}>
          <label className={styles.type}>
            <input
              type="checkbox"
              checked={kept.includes(id)}
              onChange={({ target }) => void (target.checked ? keep({ kind: 'type', id }) : forget('type', id))}
            />
            <span>{label}</span>
          </label>
          {href && <Link to={href}>{NOTEBOOK_TEXT.seeType(label)}</Link>}
        </li>
      ))}
    </ul>
  );
}
