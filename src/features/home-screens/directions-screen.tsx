import type { Maps } from '#site/schema/development.ts';
import type { Home } from '#site/schema/home.ts';
import { Illustration } from '#ui/illustration.tsx';
import { Screen, ScreenHeading } from './screen.tsx';
import shared from './home-screens.module.css';
import styles from './directions-screen.module.css';

interface DirectionsScreenProps {
  directions: Home['directions'];
  maps: Maps | null;
}

/** 오시는 길: the drawn map and the ways to it. */
export function DirectionsScreen({ directions, maps }: DirectionsScreenProps) {
  const map = maps?.maps.find(({ id }) => id === directions.map);
  return (
    <Screen label={directions.title} tone="tinted">
      <div className={`${shared.page} ${shared.split}`}>
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
        {map && maps && (
          <Illustration
            picture={map.picture}
            notice={maps.notice}
            sizes="(max-width: 900px) 100vw, 45vw"
            className={styles.map}
          />
        )}
      </div>
    </Screen>
  );
}
