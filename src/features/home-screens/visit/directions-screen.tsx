import type { ReactNode } from 'react';
import { DIRECTIONS_ANCHOR } from '#site/pages/anchors.ts';
import type { Home } from '#site/schema/home.ts';
import { Screen, ScreenHeading } from '#features/home-screens/screen.tsx';
import later from '#features/home-screens/later-screens.module.css';
import shared from '#features/home-screens/home-screens.module.css';
import styles from './directions-screen.module.css';

interface DirectionsScreenProps {
  directions: Home['directions'];
  map: ReactNode;
}

/** 오시는 길: the drawn map and the ways to it. */
export function DirectionsScreen({ directions, map }: DirectionsScreenProps) {
  return (
    <Screen id={DIRECTIONS_ANCHOR} label={directions.title} tone="tinted" className={later.last}>
      <div className={`${shared.page} ${later.split}`}>
        <div>
          <ScreenHeading {...directions} />
          <dl className={styles.ways}>
            {directions.ways.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.map}>{map}</div>
      </div>
    </Screen>
  );
}
