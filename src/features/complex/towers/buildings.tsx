import { COMPLEX_TEXT } from '#text/pages/complex.ts';
import type { Complex } from '#site/schema/complex.ts';
import { Notes } from '#ui/blocks/notes.tsx';
import styles from './buildings.module.css';

interface BuildingsProps {
  layout: Complex['layout'];
}

/** The towers of the layout picture in words. */
export function Buildings({ layout: { buildings, notes } }: BuildingsProps) {
  return (
    <div className={styles.buildings}>
      <h3 className={styles.heading}>{COMPLEX_TEXT.buildings}</h3>
      <ul className={styles.list}>
        {buildings.map(({ name, use, floors, text }) => (
          <li key={name} className={styles.building}>
            <p className={styles.name}>{name}</p>
            <p className={styles.use}>
              {use} · {COMPLEX_TEXT.floorsUpTo(floors)}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Notes notes={notes} />
    </div>
  );
}
