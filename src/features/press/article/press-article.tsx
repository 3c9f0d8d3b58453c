import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { historyState } from '#site/pages/history-state.ts';
import type { PageArticle } from '#site/head/head.ts';
import { PRESS_TEXT } from '#text/press/articles.ts';
import { Button } from '#ui/controls/button.tsx';
import { LateSlot } from '#ui/late-slot.tsx';
import layout from '#ui/style/layout.module.css';
import { whenReachable } from '#browser/when-reachable.ts';
import { ArticleBody } from './article-body.tsx';
import { maybeSignedIn } from '#firebase/sign-in/desk-hint.ts';
import { ReadEarlier } from './read-earlier.tsx';
import { ReadProblem } from './read-problem.tsx';
import { useShownArticle } from './shown-article.ts';
import { useArticle, type ArticleState } from './use-article.ts';
import styles from './press-article.module.css';

const ArticleTools = lazy(async () => ({
  default: (await whenReachable(() => import('#features/press/desk/article-tools.tsx'))).ArticleTools,
}));

const loadShare = async () => (await import('./share-article.tsx')).ShareArticle;

interface PressArticleProps {
  id: string;
  /** Names the page until the article does. */
  label: string;
  /** The document's head with an article; null: while there is none. */
  headOf: (article: PageArticle | null) => ReactNode;
  /** The address of the list that the article stands in. */
  list: string;
  /** Where a missing article leads, in place of itself. */
  missing: string;
}

/**
 * One article, and the document's head with it. Nothing shows until it has loaded; screen readers hear the page's
 * name.
 */
export function PressArticle({ id, label, headOf, list, missing }: PressArticleProps) {
  const { state, retry } = useArticle(id);
  const article = state.status === 'ready' ? state.article : null;
  useEffect(() => {
    if (article) useShownArticle.setState({ article });
  }, [article]);
  return (
    <>
      {headOf(article)}
      <ArticleOrProblem label={label} state={state} list={list} missing={missing} retry={retry} />
    </>
  );
}

interface ArticleOrProblemProps {
  label: string;
  state: ArticleState;
  list: string;
  missing: string;
  retry: () => void;
}

function ArticleOrProblem({ label, state, list, missing, retry }: ArticleOrProblemProps) {
  const navigate = useNavigate();
  const { fromList, spare } = historyState(useLocation().state);
  if (state.status === 'loading') return <h1 className={layout.hidden}>{label}</h1>;
  if (state.status === 'missing') return <Navigate to={missing} replace />;
  if (state.status === 'failed')
    return (
      <>
        <h1 className={layout.hidden}>{label}</h1>
        <ReadProblem part="article" code={state.code} onRetry={retry} />
      </>
    );
  const { article, readAt } = state;
  // A popup that was closed by Back has left one entry of its own.
  const steps = spare ? -2 : -1;
  const back = () => void (fromList ? navigate(steps) : navigate(list));
  return (
    <>
      {readAt && <ReadEarlier readAt={readAt} onRetry={retry} />}
      <ArticleBody level={1} article={article}>
        {maybeSignedIn() && (
          <Suspense fallback={null}>
            <ArticleTools
              article={article}
              onSaved={retry}
              onDeleted={() => void navigate(missing, { replace: true })}
            />
          </Suspense>
        )}
        <div className={styles.actions}>
          <Button look="light" onClick={back}>
            {PRESS_TEXT.back}
          </Button>
          <LateSlot load={loadShare} props={{ title: article.title }} />
        </div>
      </ArticleBody>
    </>
  );
}
