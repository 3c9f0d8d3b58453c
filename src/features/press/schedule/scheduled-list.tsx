import { useState } from 'react';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import { Button } from '#ui/controls/button.tsx';
import { articleMoment } from '#features/press/article/article-date.ts';
import { keepStored } from '#features/press/drafts/account-drafts.ts';
import { emptyDraft, forgetDraft, keepDraft, type Draft } from '#features/press/drafts/drafts.ts';
import { writtenMoment } from './korean-moment.ts';
import { cancelScheduled, publishScheduled } from './schedule-writes.ts';
import type { Scheduled } from './scheduled.ts';
import form from '#ui/style/form.module.css';
import styles from '#features/press/desk/desk.module.css';

interface ScheduledListProps {
  siteId: string;
  articles: readonly Scheduled[];
  /** Goes on with one in the form. */
  onChange: (draft: Draft) => void;
  /** Told what became of one. */
  onSettled: (outcome: 'cancelled' | 'published') => void;
  /** Reads the list anew. */
  read: () => void;
}

/** The draft that an article with a date becomes, to be changed or kept. */
const draftFrom = (siteId: string, { id, text, publishAt, version }: Scheduled): Draft => ({
  ...emptyDraft(siteId, id),
  ...text,
  savedAt: Date.now(),
  publishAt: writtenMoment(publishAt),
  scheduled: version,
});

/** Its text is kept before the date is taken away; it goes on as a draft. */
async function backToDraft(siteId: string, article: Scheduled): Promise<void> {
  const draft: Draft = { ...draftFrom(siteId, article), publishAt: '', scheduled: null, isChanged: true };
  keepDraft(draft);
  try {
    await cancelScheduled(siteId, article);
  } catch (error) {
    forgetDraft(draft.id);
    throw error;
  }
  await keepStored(draft);
}

/** What waits for its date: it can be changed, published at once, or taken back. */
export function ScheduledList({ siteId, articles, onChange, onSettled, read }: ScheduledListProps) {
  const [problem, setProblem] = useState('');
  if (articles.length === 0 && !problem) return null;
  const act = async (outcome: 'cancelled' | 'published', work: () => Promise<boolean | void>) => {
    setProblem('');
    try {
      if ((await work()) === false) setProblem(SCHEDULE_TEXT.failed);
      else onSettled(outcome);
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
            <Button look="light" onClick={() => onChange(draftFrom(siteId, article))}>
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
        {problem}
      </p>
    </section>
  );
}
