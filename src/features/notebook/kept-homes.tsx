import { Link } from 'react-router-dom';
import { forget } from '#notebook/notebook.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { Button } from '#ui/controls/button.tsx';
import type { Goal } from './kept-types.tsx';
import styles from './my-visit.module.css';

interface KeptHomesProps {
  homes: readonly Goal[];
  /** Where homes are chosen; null: nowhere. */
  choose: string | null;
}

/** The homes that are kept, each with the way to it and out of the notebook. */
export function KeptHomes({ homes, choose }: KeptHomesProps) {
  return (
    <>
      {homes.length === 0 && <p>{NOTEBOOK_TEXT.noHomes}</p>}
      <ul className={styles.goals}>
        {homes.map(({ id, label, href }) => (
          <li key={id} className={styles.goal}>
            {href ? <Link to={href}>{label}</Link> : label}
            <Button look="light" onClick={() => void forget('home', id)}>
              {NOTEBOOK_TEXT.letGo(label)}
            </Button>
          </li>
        ))}
      </ul>
      {choose && <Link to={choose}>{NOTEBOOK_TEXT.chooseHomes}</Link>}
    </>
  );
}
