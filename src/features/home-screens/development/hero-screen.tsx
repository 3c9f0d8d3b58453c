import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import type { Home } from '#site/schema/home.ts';
import { FIRST_SCREEN_END_ID } from '#protocol/page/first-screen.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Screen, ScreenHeading } from '#features/home-screens/screen.tsx';
import shared from '#features/home-screens/home-screens.module.css';
import styles from './hero-screen.module.css';
import looks from './hero-looks.module.css';

/** When the banner's words rise, after the page is there. */
const REVEAL_MS = 100;

interface HeroScreenProps {
  hero: Home['hero'];
  notice: string;
  /** The state of the sale, above the button. */
  sale: ReactNode;
  action: ReactNode;
  /** The key figures, at its foot. */
  figures: ReactNode;
}

/** The picture that the page begins with. Its words are there from the first paint; scripts only let them rise. */
export function HeroScreen({ hero, notice, sale, action, figures }: HeroScreenProps) {
  const [revealed, setRevealed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRevealed(true), REVEAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Screen label={hero.title} tone="titled" isFirst className={styles.hero}>
      <div className={clsx(styles.stage, looks.stage)}>
        <Picture {...hero.picture} portrait={hero.portrait.name} priority className={shared.backdrop} />
        <div className={clsx(styles.shade, looks.shade)} />
        <div className={clsx(shared.page, styles.words, looks.words, revealed && styles.revealed)}>
          <ScreenHeading {...hero} level={1} className={clsx(styles.title, looks.title)} />
          <div className={clsx(shared.actions, styles.actions, looks.actions)}>
            <div className={clsx(styles.sale, looks.sale)}>{sale}</div>
            {action}
          </div>
          <p className={clsx(shared.notice, styles.notice, looks.notice)}>{notice}</p>
        </div>
      </div>
      {figures}
      <span id={FIRST_SCREEN_END_ID} hidden />
    </Screen>
  );
}
