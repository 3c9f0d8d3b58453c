import { maps } from 'virtual:maps';
import { facts } from '#content/facts.ts';
import { overview } from '#content/overview.ts';
import { premium } from '#content/premium.ts';
import { shell } from '#content/shell.ts';
import { MapList } from '#features/maps/map-list.tsx';
import { factRows } from '#features/overview/fact-rows.ts';
import { OverviewAccordion } from '#features/overview/overview-accordion.tsx';
import { Slider } from '#features/slider/slider.tsx';
import { HOME_TEXT } from '#text/pages/home.ts';
import { PREMIUM_TEXT } from '#text/pages/premium.ts';
import layout from '#ui/style/layout.module.css';
import styles from './mobile.module.css';

const notice = shell.pictureNotice;

/** The overview as phones see it on the home page: closed, its key figures stand under the hero. */
export function MobileOverview() {
  if (!overview) return null;
  return (
    <section
      data-below-fold=""
      aria-labelledby="home-overview"
      className={`${layout.mobileOnly} ${styles.mobile} ${styles.overview}`}
    >
      <div className={layout.page}>
        <h2 id="home-overview">{HOME_TEXT.overview}</h2>
        <OverviewAccordion
          initial={null}
          rows={[...factRows(facts), ...overview.rows]}
          notes={overview.notes}
          location={maps && <MapList maps={maps} />}
          premium={premium && <Slider label={PREMIUM_TEXT.slides} slides={premium.slides} notice={notice} />}
        />
      </div>
    </section>
  );
}
