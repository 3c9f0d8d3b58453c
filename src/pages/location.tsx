import { neighbourhoods, notice } from 'virtual:neighbourhoods';
import { Link } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { galleries } from '#content/galleries.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { CopyText } from '#features/directions/copy-text.tsx';
import { NeighbourhoodMap } from '#features/maps/neighbourhood/neighbourhood-map.tsx';
import type { PageProps } from './page-props.ts';
import type { Galleries } from '#site/schema/galleries.ts';
import { LOCATION_TEXT } from '#text/pages/location.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Illustration } from '#ui/pictures/illustration.tsx';
import layout from '#ui/style/layout.module.css';
import { Notes } from '#ui/blocks/notes.tsx';
import { Points } from '#ui/blocks/points.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import styles from './location.module.css';

export function Page({ page }: PageProps) {
  const gallery = galleries?.[page.path];
  if (!gallery) return <ComingSoon />;
  const { title, lead, map, cards, notes } = gallery;
  const neighbourhood = neighbourhoods.find(({ id }) => id === map);
  return (
    <>
      {neighbourhood && (
        <NeighbourhoodMap neighbourhood={neighbourhood} notice={notice}>
          <Ways />
        </NeighbourhoodMap>
      )}
      <div className={`${layout.page} ${styles.page}`}>
        <SectionHead title={title} lead={lead} />
        <ul className={styles.cards}>
          {cards.map((card) => (
            <Card key={card.title} card={card} />
          ))}
        </ul>
        <p className={`${layout.note} ${styles.notice}`}>{shell.pictureNotice}</p>
        <Notes notes={notes} />
      </div>
    </>
  );
}

/** The site's address to take along, and the page that says how to come. */
function Ways() {
  const directions = navigation.pages.find(({ kind }) => kind === 'directions');
  return (
    <div className={styles.ways}>
      <p className={styles.address}>
        {LOCATION_TEXT.site}: {facts.location.address}
      </p>
      <CopyText text={facts.location.address} />
      {directions && (
        <Link to={directions.path} className={buttonClass()}>
          {LOCATION_TEXT.directions}
        </Link>
      )}
    </div>
  );
}

function Card({ card: { title, text, points, picture } }: { card: Galleries[string]['cards'][number] }) {
  return (
    <li className={styles.card}>
      <Illustration
        picture={picture}
        sizes="(max-width: 900px) 100vw, (max-width: 1440px) 30vw, 400px"
        className={styles.picture}
      />
      <h3 className={styles.cardTitle}>{title}</h3>
      <div className={styles.words}>
        <p>{text}</p>
        <Points points={points} />
      </div>
    </li>
  );
}
