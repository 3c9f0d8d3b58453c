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

/** Pictures that lead on: interior, community. */
export function LivingScreen({ living, notice }: LivingScreenProps) {
  const width = 90 / Math.min(living.items.length, 3);
  return (
    <Screen label={living.title} tone="tinted">
      <div className={shared.page}>
        <ScreenHeading {...living} />
        <ul className={styles.items}>
          {living.items.map((item) => (
            <li key={item.title}>
              {item.path ? (
                <Link to={item.path} className={styles.item}>
                  <Item item={item} width={width} />
                </Link>
              ) : (
                <div className={styles.item}>
                  <Item item={item} width={width} />
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

interface ItemProps {
  item: Home['living']['items'][number];
  /** Of the picture on wide screens, in hundredths of the window. */
  width: number;
}

function Item({ item: { title, text, picture }, width }: ItemProps) {
  return (
    <>
      <Picture
        {...picture}
        sizes={`(max-width: 610px) 100vw, (max-width: 900px) 45vw, ${width}vw`}
        className={styles.picture}
      />
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
    </>
  );
}
