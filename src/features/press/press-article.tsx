import { Navigate, useLocation, useNavigate } from 'react-router';
import { historyState } from '#site/history-state.ts';
import { PRESS_TEXT } from '#text/press.ts';
import { Button } from '#ui/button.tsx';
import { paragraphsOf } from './article.ts';
import { articleMoment } from './article-date.ts';
import { useArticle } from './use-article.ts';
import styles from './press-article.module.css';

interface PressArticleProps {
  siteId: string;
  id: string;
  /** Where a missing article leads, in place of itself. */
  missing: string;
}

/** One article. Nothing shows until it has loaded. */
export function PressArticle({ siteId, id, missing }: PressArticleProps) {
  const { state, retry } = useArticle(id);
  const navigate = useNavigate();
  const { fromList, spare } = historyState(useLocation().state);
  if (state.status === 'loading') return null;
  if (state.status === 'missing') return <Navigate to={missing} replace />;
  if (state.status === 'failed')
    return (
      <div role="alert" className={styles.failed}>
        <p>{PRESS_TEXT.failed}</p>
        <Button onClick={retry}>{PRESS_TEXT.retry}</Button>
      </div>
    );
  const { article } = state;
  // A popup that was closed by Back has left one entry of its own.
  const steps = spare ? -2 : -1;
  const back = () => void (fromList ? navigate(steps) : navigate(encodeURI(`/${siteId}/press`)));
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <h2>{article.title}</h2>
        <p className={styles.meta}>
          <span>{PRESS_TEXT.administrator}</span>
          <time dateTime={article.date?.toISOString()}>{articleMoment(article.date)}</time>
          <span>
            {PRESS_TEXT.views} {article.views.toLocaleString('ko-KR')}
          </span>
        </p>
      </header>
      {paragraphsOf(article.content).map((paragraph, index) => (
        // Paragraphs have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{paragraph}</p>
      ))}
      <Button look="light" className={styles.back} onClick={back}>
        {PRESS_TEXT.back}
      </Button>
    </article>
  );
}
