import { maps } from 'virtual:maps';
import { facts } from '#content/facts.ts';
import { overview } from '#content/overview.ts';
import { premium } from '#content/premium.ts';
import { shell } from '#content/shell.ts';
import { MapList } from '#features/maps/map-list.tsx';
import { factRows } from '#features/overview/fact-rows.ts';
import { OverviewAccordion } from '#features/overview/overview-accordion.tsx';
import { Slider } from '#features/slider/slider.tsx';
import { formatDay } from '#text/dates.ts';
import { OVERVIEW_TEXT } from '#text/pages/overview.ts';
import { PREMIUM_TEXT } from '#text/pages/premium.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Later } from '#ui/later.tsx';
import { Illustration } from '#ui/pictures/illustration.tsx';
import layout from '#ui/style/layout.module.css';
import { Notes } from '#ui/blocks/notes.tsx';
import { Rows } from '#ui/blocks/rows.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import styles from './overview.module.css';

export function Page() {
  if (!overview) return <ComingSoon />;
  const { lead, picture, rows: ownRows, notes } = overview;
  const rows = [...factRows(facts), ...ownRows];
  const allNotes = [...notes, OVERVIEW_TEXT.basisDate(formatDay(facts.basisDate))];
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead eyebrow={facts.englishName} title={facts.name} lead={lead} className={styles.head} />
      <div className={styles.wide}>
        <Illustration picture={picture} notice={shell.pictureNotice} sizes="40vw" className={styles.picture} />
        <div>
          <Rows rows={rows} className={styles.rows} />
          <Notes notes={allNotes} />
        </div>
      </div>
      <Later>
        {maps && (
          <section aria-label={OVERVIEW_TEXT.maps} className={styles.maps}>
            <SectionHead title={OVERVIEW_TEXT.maps} className={styles.head} />
            <MapList maps={maps} />
          </section>
        )}
        <div className={layout.mobileOnly}>
          <OverviewAccordion
            rows={rows}
            notes={allNotes}
            location={maps && <MapList maps={maps} />}
            premium={
              premium && <Slider label={PREMIUM_TEXT.slides} slides={premium.slides} notice={shell.pictureNotice} />
            }
          />
        </div>
      </Later>
    </div>
  );
}
