import { guides } from '#content/guides.ts';
import { shell } from '#content/shell.ts';
import { ReadingSection } from '#features/reading/reading-section.tsx';
import type { PageProps } from './page-props.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { Illustration } from '#ui/pictures/illustration.tsx';
import layout from '#ui/style/layout.module.css';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import styles from './guide.module.css';

export function Page({ page }: PageProps) {
  const guide = guides?.[page.path];
  if (!guide) return <ComingSoon />;
  const { title, lead, picture, sections, notice } = guide;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={title} lead={lead} />
      <Illustration
        picture={picture}
        notice={shell.pictureNotice}
        early
        sizes="(max-width: 1296px) 100vw, 1200px"
        className={styles.picture}
      />
      <div>
        {sections.map((section) => (
          <ReadingSection key={section.title} section={section} />
        ))}
      </div>
      <p className={styles.notice}>{notice}</p>
    </div>
  );
}
