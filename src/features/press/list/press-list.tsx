import { clsx } from 'clsx';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { PRESS_TEXT } from '#text/press/articles.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { beginning, loadNext, openList, reloadList, rememberPlace, useArticleList } from './article-list-store.ts';
import { ArticleTable } from './article-table.tsx';
import { DeskSlot } from '#features/press/desk/desk-slot.tsx';
import { ReadEarlier } from '#features/press/article/read-earlier.tsx';
import { ReadProblem } from '#features/press/article/read-problem.tsx';
import styles from './press-list.module.css';

interface PressListProps {
  siteId: string;
  /** The address of an article, as a link writes it. */
  hrefOf: (id: string) => string;
}

/** The articles of a site: a table, 더보기 while there are more, and the administrator's place. */
export function PressList({ siteId, hrefOf }: PressListProps) {
  const { status, code, articles, last, readAt } = useList(siteId);
  const retry = useCallback(() => reloadList(siteId), [siteId]);
  const rows = useRef<HTMLTableSectionElement>(null);
  /** Rows before 더보기 was used: the first one after them takes the focus. */
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current === null || status !== 'ready') return;
    const links = rows.current?.querySelectorAll('a');
    // An empty last page takes the button away: the focus must not go with it.
    (links?.[shown.current] ?? links?.[shown.current - 1])?.focus();
    shown.current = null;
  }, [status]);
  const isFirstLoading = status === 'loading' && articles.length === 0;
  const isUnread = status === 'failed' && articles.length === 0;
  const isLoadingMore = status === 'loading' && articles.length > 0;
  return (
    <>
      {readAt && <ReadEarlier readAt={readAt} onRetry={retry} />}
      <div className={clsx(styles.list, isUnread && styles.unread)}>
        {(isFirstLoading || isUnread || articles.length > 0) && (
          <ArticleTable hrefOf={hrefOf} articles={articles.length === 0 ? null : articles} rows={rows} />
        )}
        {isUnread && <ReadProblem part="list" code={code} onRetry={loadNext} />}
      </div>
      {isFirstLoading && <Spinner label={PRESS_TEXT.loading} />}
      {status === 'ready' && articles.length === 0 && <p className={styles.message}>{PRESS_TEXT.empty}</p>}
      {last !== null && status !== 'failed' && (
        <Button
          look="light"
          className={styles.more}
          aria-disabled={isLoadingMore}
          onClick={() => {
            shown.current = articles.length;
            loadNext();
          }}
        >
          {isLoadingMore ? PRESS_TEXT.loading : PRESS_TEXT.more}
        </Button>
      )}
      {status === 'failed' && !isUnread && <ReadProblem part={last ? 'more' : 'list'} code={code} onRetry={loadNext} />}
      <DeskSlot siteId={siteId} isPlaceKnown={status !== 'loading' || articles.length > 0} onPublished={retry} />
    </>
  );
}

/** The site's list, which Back finds as it was left; any other way leads to a fresh one. */
function useList(siteId: string) {
  const list = useArticleList();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isThere = list.siteId === siteId && list.status === 'ready';
  const returns = useRef(isBack && isThere);
  useEffect(() => {
    if (returns.current) window.scrollTo({ top: useArticleList.getState().place, behavior: 'instant' });
    else openList(siteId);
    returns.current = false;
  }, [siteId]);
  // In the layout phase the page has not been scrolled to the top of the next one yet.
  useLayoutEffect(() => rememberPlace, []);
  // Until the effect has run the store may still hold another site's list.
  return list.siteId === siteId ? list : beginning(siteId);
}
