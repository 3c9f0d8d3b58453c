import type { ReactNode } from 'react';
import type { Home } from '#site/schema/home.ts';
import { Illustration } from '#ui/pictures/illustration.tsx';
import { Screen, ScreenHeading } from '#features/home-screens/screen.tsx';
import later from '#features/home-screens/later-screens.module.css';
import shared from '#features/home-screens/home-screens.module.css';
import styles from './location-screen.module.css';

interface LocationScreenProps {
  location: Home['location'];
  notice: string;
  action: ReactNode;
}

/** Location POINT: what is near, beside its picture. */
export function LocationScreen({ location, notice, action }: LocationScreenProps) {
  return (
    <Screen label={location.title}>
      <div className={`${shared.page} ${later.split} ${later.wide}`}>
        <div>
          <ScreenHeading {...location} />
          <ol className={styles.points}>
            {location.points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div className={shared.actions}>{action}</div>
        </div>
        <Illustration picture={location.picture} notice={notice} sizes="(max-width: 900px) 91vw, 55vw" />
      </div>
    </Screen>
  );
}
