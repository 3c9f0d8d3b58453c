import { useReducer } from 'react';
import type { PageProps } from '#site/page-props.ts';
import { ErrorPage } from './error-page.tsx';
import { failureOf, loadedPage } from './page-modules.ts';

/** A page whose chunk is loaded, or why it could not be. */
export function LoadedPage({ page }: PageProps) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const Page = loadedPage(page.kind);
  if (!Page) return <ErrorPage key={page.kind} error={failureOf(page.kind)} retry={renderAgain} />;
  // oxlint-disable-next-line react/static-components -- not made here: it is the chunk's, the same at every render
  return <Page page={page} />;
}
