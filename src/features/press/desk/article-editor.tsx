import { useCallback, useState } from 'react';
import { recall, remember } from '#browser/device-memory.ts';
import { DESK_TEXT } from '#text/press/desk.ts';
import { ArticleForm } from './article-form.tsx';
import { dropFromAccount } from '#features/press/drafts/account-drafts.ts';
import { DraftList } from '#features/press/drafts/draft-list.tsx';
import { emptyDraft, forgetDraft, keepDraft, keptDraft, type Draft } from '#features/press/drafts/drafts.ts';
import { useAccountDrafts } from '#features/press/drafts/use-account-drafts.ts';
import { ScheduledList } from '#features/press/schedule/scheduled-list.tsx';
import { useScheduled } from '#features/press/schedule/use-scheduled.ts';
import { articleMoment } from '#features/press/article/article-date.ts';
import { SCHEDULE_TEXT } from '#text/press/schedule.ts';
import { newArticleId } from '#features/press/database/press-writes.ts';
import form from '#ui/style/form.module.css';

interface ArticleEditorProps {
  siteId: string;
  onPublished: () => void;
}

const TAB_KEY = 'modelhouse:press-draft-of-tab';

const setTab = (id: string) => void remember(TAB_KEY, id, 'sessionStorage');

/** The id of this tab's new article; a reload keeps it, and so what was typed under it. */
function idOfTab(isNew = false): string {
  const id = (isNew ? null : recall(TAB_KEY, 'sessionStorage')) ?? newArticleId();
  setTab(id);
  return id;
}

/** A draft goes on here as what it is: others know it by its id. */
function bringHere(draft: Draft): Draft {
  setTab(draft.id);
  keepDraft(draft);
  return draft;
}

/**
 * A draft that goes on here. One of this device gets an id of this tab's own, because the tab that began it may still be
 * open; but one that was sent keeps its id: it may be published already, and must not be published twice.
 * @param known what the account's other devices have and what waits for its date, by their ids
 */
function takeOver(draft: Draft, known: readonly { id: string }[]): Draft {
  if (draft.sent || draft.scheduled || known.some(({ id }) => id === draft.id)) return bringHere(draft);
  const taken: Draft = { ...draft, id: idOfTab(true), account: null, isChanged: true };
  if (keepDraft(taken)) {
    forgetDraft(draft.id);
    dropFromAccount(draft);
  }
  return taken;
}

/** The draft in the form. It is another one when `begin` is told so, and the form begins anew. */
function useBegun(siteId: string) {
  const [begun, setBegun] = useState(() => ({ draft: emptyDraft(siteId, idOfTab()), round: 0 }));
  /** The id under which it goes on: where two devices changed a draft, this one's becomes another. */
  const [current, setCurrent] = useState(begun.draft.id);
  const begin = useCallback((draft: Draft) => {
    setBegun(({ round }) => ({ draft, round: round + 1 }));
    setCurrent(draft.id);
  }, []);
  const moved = useCallback((id: string) => {
    setTab(id);
    setCurrent(id);
  }, []);
  return { begun, current, begin, moved };
}

/** What is said under the form. */
function saidOf(at: Date | null): string {
  if (at) return SCHEDULE_TEXT.scheduled(articleMoment(at));
  return __FIREBASE__ ? `${DESK_TEXT.published} ${DESK_TEXT.nextBuild}` : DESK_TEXT.published;
}

/** The form for a new article, what waits for its date, and the drafts that other tabs, times or devices have left. */
export function ArticleEditor({ siteId, onPublished }: ArticleEditorProps) {
  const { begun, current, begin, moved } = useBegun(siteId);
  const [said, setSaid] = useState('');
  const beginEmpty = useCallback(() => begin(emptyDraft(siteId, idOfTab(true))), [siteId, begin]);
  const onChanged = useCallback(
    (ids: readonly string[]) => {
      if (!ids.includes(current)) return;
      const draft = keptDraft(current);
      if (draft) begin(draft);
      else beginEmpty();
    },
    [current, begin, beginEmpty],
  );
  const drafts = useAccountDrafts(siteId, onChanged);
  const scheduled = useScheduled(siteId, onPublished);
  const goOn = (draft: Draft) => {
    begin(draft);
    setSaid('');
    drafts.read();
  };
  return (
    <>
      <h2 className={form.heading}>{DESK_TEXT.write}</h2>
      <ScheduledList
        siteId={siteId}
        articles={scheduled.articles.filter(({ id }) => id !== current)}
        isUnread={scheduled.isUnread}
        onChange={(draft) => goOn(bringHere(draft))}
        onSettled={(outcome) => {
          setSaid(outcome === 'cancelled' ? SCHEDULE_TEXT.cancelled : saidOf(null));
          if (outcome === 'published') onPublished();
          drafts.read();
        }}
        read={scheduled.read}
      />
      <DraftList
        siteId={siteId}
        current={current}
        elsewhere={drafts.elsewhere}
        onContinue={(draft) => goOn(takeOver(draft, [...drafts.elsewhere, ...scheduled.articles]))}
        onRemoved={drafts.read}
      />
      <ArticleForm
        key={begun.round}
        begun={begun.draft}
        onCancel={beginEmpty}
        onMoved={(id) => {
          moved(id);
          drafts.read();
        }}
        onSaved={(at) => (at ? scheduled.read() : onPublished())}
        onDone={(at) => {
          beginEmpty();
          setSaid(saidOf(at));
        }}
      />
      <div role="status">{said && <p className={form.good}>{said}</p>}</div>
    </>
  );
}
