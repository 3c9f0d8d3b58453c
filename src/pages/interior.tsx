import { facts } from '#content/facts.ts';
import { interiors } from '#content/interiors.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { Link } from 'react-router-dom';
import type { PageProps } from './page-props.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import { INTERIOR_TEXT } from '#text/pages/interior.ts';
import type { Interiors } from '#site/schema/interiors.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Illustration } from '#ui/pictures/illustration.tsx';
import layout from '#ui/style/layout.module.css';
import { Notes } from '#ui/blocks/notes.tsx';
import { Points } from '#ui/blocks/points.tsx';
import { Reveal } from '#ui/pictures/reveal.tsx';
import { Rows } from '#ui/blocks/rows.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import styles from './interior.module.css';

export function Page({ page }: PageProps) {
  const interior = interiors?.interiors.find(({ unit }) => unit === page.unit);
  if (!interiors || !interior) return <ComingSoon />;
  const { unit, label, title, lead, rooms, finishes } = interior;
  const plan = pagePath(navigation, 'floor-plan', unit);
  const small = rooms.filter(({ isSmall }) => isSmall);
  return (
    <div className={styles.page}>
      <SectionHead title={title} lead={lead} className={layout.page} />
      <ul className={styles.rooms}>
        {rooms
          .filter(({ isSmall }) => !isSmall)
          .map((room, index) => (
            <Room key={room.title} room={room} isFirst={index === 0} />
          ))}
      </ul>
      {small.length > 0 && (
        <ul className={`${layout.page} ${styles.small}`}>
          {small.map((room) => (
            <Room key={room.title} room={room} />
          ))}
        </ul>
      )}
      <div className={`${layout.page} ${styles.finishes}`}>
        <h2 className={styles.heading}>{INTERIOR_TEXT.finishes}</h2>
        <div className={styles.list}>
          <Rows rows={finishes} />
          <Notes notes={[interiors.notice]} />
          {plan && (
            <Link to={hrefOf(plan, facts.slug)} className={buttonClass()}>
              {label} {INTERIOR_TEXT.seePlan}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

interface RoomProps {
  room: Interiors['interiors'][number]['rooms'][number];
  isFirst?: boolean;
}

function Room({ room: { title, text, points, picture, isSmall }, isFirst = false }: RoomProps) {
  return (
    <li className={styles.room}>
      <Reveal>
        <Illustration
          picture={picture}
          notice={shell.pictureNotice}
          early={isFirst}
          sizes={isSmall ? '(max-width: 900px) 100vw, 50vw' : '100vw'}
          className={styles.picture}
        />
      </Reveal>
      <div className={`${layout.page} ${styles.words}`}>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
        <Points points={points} />
      </div>
    </li>
  );
}
