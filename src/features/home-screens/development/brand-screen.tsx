import { Link } from 'react-router-dom';
import type { Home } from '#site/schema/home.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Screen, ScreenHeading } from '#features/home-screens/screen.tsx';
import shared from '#features/home-screens/home-screens.module.css';
import later from '#features/home-screens/later-screens.module.css';
import styles from './brand-screen.module.css';

interface BrandScreenProps {
  brand: Home['brand'];
  /** A page's address, as a link writes it. */
  hrefOf: (path: string) => string;
  notice: string;
}

export function BrandScreen({ brand, hrefOf, notice }: BrandScreenProps) {
  return (
    <Screen label={brand.title} tone="dark" className={later.after}>
      <Picture {...brand.picture} sizes="(max-width: 600px) 150vw, 100vw" className={shared.backdrop} />
      <div className={styles.shade} />
      <div className={`${shared.page} ${styles.words}`}>
        <ScreenHeading {...brand} />
        {brand.link && (
          <div className={shared.actions}>
            <Link to={hrefOf(brand.link.path)} className={buttonClass('on-picture')}>
              {brand.link.label}
            </Link>
          </div>
        )}
        <p className={`${shared.notice} ${styles.notice}`}>{notice}</p>
      </div>
    </Screen>
  );
}
