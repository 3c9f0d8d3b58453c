import { useState } from 'react';
import { shell } from '#content/shell.ts';
import { tour } from '#content/tour.ts';
import { TourFrame } from '#features/tour/tour-frame.tsx';
import { TOUR_TEXT } from '#text/pages/tour.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import styles from './tour.module.css';

export function Page() {
  const [selected, setSelected] = useState(tour?.tabs[0]?.id ?? '');
  const tab = tour?.tabs.find(({ id }) => id === selected);
  if (!tour || !tab) return <ComingSoon />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <Tabs label={TOUR_TEXT.tabs} tabs={tour.tabs} selected={selected} onSelect={setSelected}>
        <SectionHead title={tab.title} lead={tour.lead} />
        <div className={styles.frame}>
          <TourFrame key={tab.id} tab={tab} poster={tour.poster} hint={tour.hint} />
        </div>
        <p className={`${layout.note} ${styles.notice}`}>{shell.pictureNotice}</p>
      </Tabs>
    </div>
  );
}
