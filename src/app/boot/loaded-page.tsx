import { useReducer } from 'react';
import { PageHead } from '#app/head/page-head.tsx';
import type { PageArticle } from '#site/head/head.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { ErrorPage } from './error-page.tsx';
import { failureOf, loadedPage } from '#app/routing/page-modules.ts';

/** A page whose chunk is loaded, or why it could not be; and its head, which an article's page writes itself. */
export function LoadedPage({ page }: { page: PageEntry }) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const Page = loadedPage(page.kind);
  const headOf = (article: PageArticle | null) => <PageHead page={page} article={article} />;
  if (!Page)
    return (
      <>
        {headOf(null)}
        <ErrorPage key={page.kind} error={failureOf(page.kind)} retry={renderAgain} />
      </>
    );
  return (
    <>
      {page.kind !== 'press-article' && headOf(null)}
      {/* oxlint-disable-next-line react/static-components -- not made here: it is the chunk's, the same at every render */}
      <Page page={page} headOf={headOf} />
    </>
  );
}
