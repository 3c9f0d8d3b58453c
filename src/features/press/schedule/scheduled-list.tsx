import { useState } from 'react';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import { Button } from '#ui/controls/button.tsx';
import { articleMoment } from '#features/press/article/article-date.ts';
import type { Draft } from '#features/press/drafts/drafts.ts';
import { publishScheduled } from './schedule-writes.ts';
import { backToDraft, draftOfScheduled } from './scheduled-draft.ts';
import type { Scheduled } from './scheduled.ts';
import form from '#ui/style/form.module.css';
import styles from '#features/press/desk/desk.module.css';

interface ScheduledListProps {
  siteId: string;
  articles: readonly Scheduled[];
  /** Goes on with one in the form. */
  onChange: (draft: Draft) => void;
  /** Whether the list could not be read. */
  isUnread: boolean;
  /** Told what became of one. */
  onSettled: (outcome: 'cancelled' | 'published') => void;
  /** Reads the list anew. */
  read: () => void;
}

/** What waits for its date: it can be changed, published at once, or taken back. */
export function ScheduledList({ siteId, articles, isUnread, onChange, onSettled, read }: ScheduledListProps) {
  const [problem, setProblem] = useState('');
  if (articles.length === 0 && !problem && !isUnread) return null;
  const act = async (outcome: 'cancelled' | 'published', work: () => Promise<boolean>) => {
    setProblem('');
    try {
      if (await work()) onSettled(outcome);
      else setProblem(SCHEDULE_TEXT.failed);
    } catch {
      setProblem(SCHEDULE_TEXT.failed);
    }
    read();
  };
  return (
    <section aria-label={SCHEDULE_TEXT.list} className={styles.drafts}>
      <h3>{SCHEDULE_TEXT.list}</h3>
      <p className={form.hint}>{SCHEDULE_TEXT.by[__PRESS__.publishes]}</p>
      <ul>
        {articles.map((article) => (
          <li key={article.id}>
            <p>
              <bdi>{article.text.title}</bdi> <small>{articleMoment(article.publishAt)}</small>
            </p>
            <Button look="light" onClick={() => onChange(draftOfScheduled(siteId, article))}>
              {SCHEDULE_TEXT.change}
            </Button>
            <Button look="light" onClick={() => void act('published', () => publishScheduled(siteId, article))}>
              {SCHEDULE_TEXT.publishNow}
            </Button>
            <Button look="light" onClick={() => void act('cancelled', () => backToDraft(siteId, article))}>
              {SCHEDULE_TEXT.cancel}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className={form.problem}>
        {problem || (isUnread && SCHEDULE_TEXT.unread)}
      </p>
      {isUnread && (
        <Button look="light" onClick={read}>
          {SCHEDULE_TEXT.readAgain}
        </Button>
      )}
    </section>
  );
}
