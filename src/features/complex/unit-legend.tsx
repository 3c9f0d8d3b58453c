import { Link } from 'react-router';
import { legend } from '#text/pages.ts';
import styles from './unit-table.module.css';

interface UnitLegendProps {
  /** All types in the order that decides their colours; `path` where the type has a page. */
  units: readonly { id: string; label: string; path: string | null }[];
  /** Ids of the types that the tower has. */
  shown: readonly string[];
}

/** Which colour is which type, with a way to its plan. */
export function UnitLegend({ units, shown }: UnitLegendProps) {
  return (
    <ul className={styles.legend} aria-label={legend}>
      {units.map(({ id, label, path }, index) =>
        shown.includes(id) ? (
          <li key={id}>
            <span className={`${styles.swatch} ${styles[`type${index}`]}`} />
            {path ? <Link to={path}>{label}</Link> : label}
          </li>
        ) : null,
      )}
    </ul>
  );
}
