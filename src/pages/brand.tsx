import { useState } from 'react';
import { brand } from '#content/brand.ts';
import { shell } from '#content/shell.ts';
import { BRAND_TEXT } from '#text/pages/brand.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Illustration } from '#ui/pictures/illustration.tsx';
import layout from '#ui/style/layout.module.css';
import { Tabs } from '#ui/controls/tabs.tsx';
import styles from './brand.module.css';

export function Page() {
  const [selected, setSelected] = useState(brand?.tabs[0]?.id ?? '');
  const tab = brand?.tabs.find(({ id }) => id === selected);
  if (!brand || !tab) return <ComingSoon />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <Tabs label={BRAND_TEXT.tabs} tabs={brand.tabs} selected={selected} onSelect={setSelected}>
        <article key={tab.id}>
          <Illustration
            picture={tab.picture}
            notice={shell.pictureNotice}
            early
            sizes="(max-width: 1296px) 100vw, 1200px"
            className={styles.picture}
          />
          <div className={styles.words}>
            <h2 className={styles.title}>{tab.title}</h2>
            <div className={styles.paragraphs}>
              {tab.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </article>
      </Tabs>
    </div>
  );
}
