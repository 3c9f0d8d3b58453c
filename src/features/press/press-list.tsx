import { useEffect, useRef } from 'react';
import { PRESS_TEXT } from '#text/press.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ArticleTable } from './article-table.tsx';
import { useArticleList } from './use-article-list.ts';
import styles from './press-list.module.css';

/** The articles of a site: a table, and 더보기 while there are more. */
export function PressList({ siteId }: { siteId: string }) {
  const { status, articles, hasMore, loadNext } = useArticleList(siteId);
  const rows = useRef<HTMLTableSectionElement>(null);
  /** Rows before 더보기 was used: the first one after them takes the focus. */
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current === null || articles.length <= shown.current) return;
    rows.current?.querySelectorAll('a')[shown.current]?.focus();
    shown.current = null;
  }, [articles.length]);
  const isLoadingMore = status === 'loading' && articles.length > 0;
  return (
    <>
      {articles.length > 0 && <ArticleTable siteId={siteId} articles={articles} rows={rows} />}
      {status === 'loading' && articles.length === 0 && <Spinner label={PRESS_TEXT.loading} />}
      {status === 'ready' && articles.length === 0 && <p className={styles.message}>{PRESS_TEXT.empty}</p>}
      {hasMore && status !== 'failed' && (
        <Button
          look="light"
          className={styles.more}
          aria-disabled={isLoadingMore}
          onClick={() => {
            shown.current = articles.length;
            void loadNext();
          }}
        >
          {isLoadingMore ? PRESS_TEXT.loading : PRESS_TEXT.more}
        </Button>
      )}
      {status === 'failed' && (
        <div role="alert" className={styles.message}>
          <p>{PRESS_TEXT.failed}</p>
          <Button onClick={() => void loadNext()}>{PRESS_TEXT.retry}</Button>
        </div>
      )}
    </>
  );
}
