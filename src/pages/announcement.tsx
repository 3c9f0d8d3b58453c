import { Link } from 'react-router-dom';
import { announcement } from '#content/announcement.ts';
import { facts } from '#content/facts.ts';
import { shell } from '#content/shell.ts';
import { AnnouncementButton } from '#features/announcement/announcement-button.tsx';
import { ReadingSection } from '#features/reading/reading-section.tsx';
import { hrefOf } from '#site/pages/routes.ts';
import { ANNOUNCEMENT_TEXT } from '#text/pages/announcement.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Illustration } from '#ui/pictures/illustration.tsx';
import layout from '#ui/style/layout.module.css';
import { Rows } from '#ui/blocks/rows.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import guide from './guide.module.css';
import styles from './announcement.module.css';

export function Page() {
  if (!announcement) return <ComingSoon />;
  const { title, lead, picture, summary, sections, notice, documents } = announcement;
  return (
    <div className={`${layout.page} ${guide.page}`}>
      <SectionHead title={title} lead={lead} />
      <div className={styles.top}>
        <Illustration
          picture={picture}
          notice={shell.pictureNotice}
          early
          sizes="(max-width: 900px) 100vw, 80vw"
          className={`${guide.picture} ${styles.picture}`}
        />
        <div className={styles.summary}>
          <h3 className={styles.heading}>{ANNOUNCEMENT_TEXT.summary}</h3>
          <Rows rows={summary} />
          <AnnouncementButton />
        </div>
      </div>
      <div>
        {sections.map((section) => (
          <ReadingSection key={section.title} section={section} />
        ))}
      </div>
      <p className={guide.notice}>{notice}</p>
      {documents && (
        <Link to={hrefOf(documents.path, facts.slug)} className={buttonClass('light')}>
          {documents.label}
        </Link>
      )}
    </div>
  );
}
