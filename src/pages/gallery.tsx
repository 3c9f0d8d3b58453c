import { galleries } from '#content/galleries.ts';
import { shell } from '#content/shell.ts';
import type { PageProps } from './page-props.ts';
import type { Galleries } from '#site/schema/development.ts';
import { ComingSoon } from '#ui/coming-soon.tsx';
import { Illustration } from '#ui/illustration.tsx';
import layout from '#ui/layout.module.css';
import { Notes } from '#ui/notes.tsx';
import { Points } from '#ui/points.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import styles from './gallery.module.css';

export function Page({ page }: PageProps) {
  const gallery = galleries?.[page.path];
  if (!gallery) return <ComingSoon />;
  const { title, lead, cards, notes } = gallery;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={title} lead={lead} />
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <Card key={card.title} card={card} isFirst={index === 0} />
        ))}
      </ul>
      <Notes notes={notes} />
    </div>
  );
}

interface CardProps {
  card: Galleries[string]['cards'][number];
  isFirst: boolean;
}

function Card({ card: { title, text, points, picture }, isFirst }: CardProps) {
  return (
    <li className={styles.card}>
      <Reveal>
        <Illustration
          picture={picture}
          notice={shell.pictureNotice}
          early={isFirst}
          sizes="(max-width: 900px) 100vw, (max-width: 1440px) 54vw, 780px"
          className={styles.picture}
        />
      </Reveal>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <Points points={points} />
      </div>
    </li>
  );
}
