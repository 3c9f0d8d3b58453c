import { documents } from '#content/documents.ts';
import { ReadingSection } from '#features/reading/reading-section.tsx';
import { formatDay } from '#text/dates.ts';
import type { PageProps } from './page-props.ts';
import { DOCUMENT_TEXT } from '#text/pages/document.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import layout from '#ui/style/layout.module.css';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import styles from './document.module.css';

const anchor = (index: number) => `section-${index + 1}`;

export function Page({ page }: PageProps) {
  const document = documents?.[page.path];
  if (!document) return <ComingSoon />;
  const { title, lead, effective, sections } = document;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead
        eyebrow={<time dateTime={effective}>{DOCUMENT_TEXT.effective(formatDay(effective))}</time>}
        title={title}
        lead={lead}
      />
      <nav aria-label={DOCUMENT_TEXT.contents} className={styles.contents}>
        <ol>
          {sections.map((section, index) => (
            <li key={section.title}>
              <a href={`#${anchor(index)}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {sections.map((section, index) => (
          <ReadingSection key={section.title} section={section} id={anchor(index)} />
        ))}
      </div>
    </div>
  );
}
