import { Link } from 'react-router-dom';
import type { Home } from '#site/schema/home.ts';
import layout from '#ui/style/layout.module.css';
import { keepMeasures } from '#ui/style/measures.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Screen, ScreenHeading } from '#features/home-screens/screen.tsx';
import shared from '#features/home-screens/home-screens.module.css';
import later from '#features/home-screens/later-screens.module.css';
import styles from './premium-cards.module.css';

interface PremiumCardsProps {
  premium: Home['premium'];
  /** A page's address, as a link writes it. */
  hrefOf: (path: string) => string;
  notice: string;
  /** Words of each card's link. */
  more: string;
}

/** Cards, four in a row at most, each with a title, two lines and a way on. */
export function PremiumCards({ premium, hrefOf, notice, more }: PremiumCardsProps) {
  return (
    <Screen label={premium.title} tone="tinted" className={later.after}>
      <div className={shared.page}>
        <ScreenHeading {...premium} />
        <ul className={styles.cards}>
          {premium.cards.map(({ title, lines, path, picture }) => (
            <li key={title} className={styles.card}>
              <Picture
                {...picture}
                sizes={`(max-width: 900px) min(72vw, 20rem), ${92 / Math.min(premium.cards.length, 4)}vw`}
                className={styles.picture}
              />
              <h3 className={styles.title}>{title}</h3>
              <p>
                {keepMeasures(lines[0])}
                <br />
                {keepMeasures(lines[1])}
              </p>
              {path && (
                <Link to={hrefOf(path)} className={styles.more}>
                  <span className={layout.hidden}>{title} </span>
                  {more}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p className={shared.notice}>{notice}</p>
      </div>
    </Screen>
  );
}
