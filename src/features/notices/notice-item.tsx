import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import type { Notice } from '#site/schema/notices.ts';
import { formatWeekday } from '#text/dates.ts';
import { NOTICES_TEXT } from '#text/pages/notices.ts';
import { SHARE_TEXT } from '#text/share.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { ShareButton } from '#ui/controls/share-button.tsx';
import { keepMeasures } from '#ui/style/measures.ts';
import styles from './notice-item.module.css';

interface NoticeItemProps {
  notice: Notice;
  /** Address of the page, as a link writes it. */
  page: string;
}

/** A notice at an address of its own; a correction says what was there before. */
export function NoticeItem({ notice: { id, date, title, paragraphs, changes }, page }: NoticeItemProps) {
  const isCorrection = changes.length > 0;
  return (
    <article {...mark(BELOW_FOLD)} id={id} className={styles.notice} aria-labelledby={`${id}-title`}>
      <p className={styles.when}>
        <Badge>{isCorrection ? NOTICES_TEXT.correction : NOTICES_TEXT.notice}</Badge>{' '}
        <time dateTime={date}>{formatWeekday(date)}</time>
      </p>
      <div className={styles.body}>
        <h2 id={`${id}-title`} className={styles.title}>
          {keepMeasures(title)}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{keepMeasures(paragraph)}</p>
        ))}
        {isCorrection && <Changes changes={changes} />}
        <div data-print="no">
          <ShareButton title={title} words={SHARE_TEXT} address={`${page}#${id}`} />
        </div>
      </div>
    </article>
  );
}

const Changes = ({ changes }: Pick<Notice, 'changes'>) => (
  <dl className={styles.changes} aria-label={NOTICES_TEXT.changes}>
    {changes.map(({ item, before, after }) => (
      <div key={item}>
        <dt>{item}</dt>
        <dd>
          <span className={styles.label}>{NOTICES_TEXT.before}</span> <del>{before}</del>
        </dd>
        <dd>
          <span className={styles.label}>{NOTICES_TEXT.after}</span> <ins>{after}</ins>
        </dd>
      </div>
    ))}
  </dl>
);
