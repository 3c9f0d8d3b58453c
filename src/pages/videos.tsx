import { useState } from 'react';
import { shell } from '#content/shell.ts';
import { videos } from '#content/videos.ts';
import { Film } from '#features/video/film.tsx';
import { VIDEOS_TEXT } from '#text/pages/videos.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import styles from './videos.module.css';

export function Page() {
  // The first film waits for a tap; one that the visitor has chosen plays.
  const [{ selected, isChosen }, setChoice] = useState({ selected: String(videos?.tabs[0]?.id), isChosen: false });
  const tab = videos?.tabs.find(({ id }) => String(id) === selected);
  if (!videos || !tab) return <ComingSoon />;
  const tabs = videos.tabs.map(({ id, label }) => ({ id: String(id), label }));
  return (
    <div className={`${styles.page} ${styles.tabbed}`}>
      <Tabs
        label={VIDEOS_TEXT.tabs}
        tabs={tabs}
        selected={selected}
        onSelect={(id) => setChoice({ selected: id, isChosen: true })}
      >
        <Film key={selected} video={tab.video} autoplay={isChosen} notice={shell.pictureNotice} />
      </Tabs>
    </div>
  );
}
