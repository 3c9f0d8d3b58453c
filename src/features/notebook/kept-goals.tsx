import { Link } from 'react-router-dom';
import type { NotebookKind } from '#notebook/entry.ts';
import { forget } from '#notebook/notebook.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { Button } from '#ui/controls/button.tsx';
import type { Goal } from './kept-types.tsx';
import styles from './my-visit.module.css';

interface KeptGoalsProps {
  kind: NotebookKind;
  goals: readonly Goal[];
  /** Said where none is kept. */
  none: string;
  /** Where more are chosen; left out where `none` says it. */
  choose?: { href: string; label: string };
}

/** What is kept of a kind, each with the way to it and out of the notebook. */
export function KeptGoals({ kind, goals, none, choose }: KeptGoalsProps) {
  return (
    <>
      {goals.length === 0 && <p>{none}</p>}
      <ul className={styles.goals}>
        {goals.map(({ id, label, href }) => (
          <li key={id} className={styles.goal}>
            {href ? <Link to={href}>{label}</Link> : label}
            <Button look="light" onClick={() => void forget(kind, id)}>
              {NOTEBOOK_TEXT.letGo(label)}
            </Button>
          </li>
        ))}
      </ul>
      {choose && <Link to={choose.href}>{choose.label}</Link>}
    </>
  );
}
