import { galleries } from '#content/galleries.ts';
import { shell } from '#content/shell.ts';
import type { PageProps } from './page-props.ts';
import type { Galleries } from '#site/schema/galleries.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Illustration } from '#ui/pictures/illustration.tsx';
import layout from '#ui/style/layout.module.css';
import { Notes } from '#ui/blocks/notes.tsx';
import { Points } from '#ui/blocks/points.tsx';
import { Reveal } from '#ui/pictures/reveal.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
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
