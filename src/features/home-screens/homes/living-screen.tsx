import { Link } from 'react-router-dom';
import type { Home } from '#site/schema/home.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Screen, ScreenHeading } from '#features/home-screens/screen.tsx';
import shared from '#features/home-screens/home-screens.module.css';
import styles from './living-screen.module.css';

interface LivingScreenProps {
  living: Home['living'];
  /** A page's address, as a link writes it. */
  hrefOf: (path: string) => string;
  notice: string;
}

/** Pictures that lead on: interior, community. */
export function LivingScreen({ living, hrefOf, notice }: LivingScreenProps) {
  const sizes = `(max-width: 610px) 91vw, (max-width: 900px) 45vw, ${90 / Math.min(living.items.length, 3)}vw`;
  return (
    <Screen label={living.title} tone="tinted">
      <div className={shared.page}>
        <ScreenHeading {...living} />
        <ul className={styles.items}>
          {living.items.map(({ title, text, path, picture }) => {
            const shown = (
              <>
                <Picture {...picture} sizes={sizes} className={styles.picture} />
                <h3 className={styles.title}>{title}</h3>
                <p>{text}</p>
              </>
            );
            return (
              <li key={title}>
                {path === null ? (
                  <div className={styles.item}>{shown}</div>
                ) : (
                  <Link to={hrefOf(path)} className={styles.item}>
                    {shown}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
        <p className={shared.notice}>{notice}</p>
      </div>
    </Screen>
  );
}
