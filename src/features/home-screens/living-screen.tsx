import { Link } from 'react-router';
import type { Home } from '#site/schema/home.ts';
import { Picture } from '#ui/picture.tsx';
import { Screen, ScreenHeading } from './screen.tsx';
import shared from './home-screens.module.css';
import styles from './living-screen.module.css';

interface LivingScreenProps {
  living: Home['living'];
  notice: string;
}

/** Interior and community: two pictures that lead on. */
export function LivingScreen({ living, notice }: LivingScreenProps) {
  return (
    <Screen label={living.title} tone="tinted">
      <div className={shared.page}>
        <ScreenHeading {...living} />
        <ul className={styles.items}>
          {living.items.map((item) => (
            <li key={item.title}>
              {item.path ? (
                <Link to={item.path} className={styles.item}>
                  <Item {...item} />
                </Link>
              ) : (
                <div className={styles.item}>
                  <Item {...item} />
                </div>
              )}
            </li>
          ))}
        </ul>
        <p className={shared.notice}>{notice}</p>
      </div>
    </Screen>
  );
}

function Item({ title, text, picture }: Home['living']['items'][number]) {
  return (
    <>
      <Picture {...picture} sizes="(max-width: 610px) 100vw, 45vw" className={styles.picture} />
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
    </>
  );
}
