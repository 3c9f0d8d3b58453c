import { useEffect, useState } from 'react';
import { isNamedByBanner } from '#app/shell/around/section-banner.tsx';
import { reloadForMissingChunk } from '#app/routing/reload-once.ts';
import { ERROR_TEXT } from '#text/shell.ts';
import { Button } from '#ui/controls/button.tsx';
import type { FallbackProps } from '#ui/error-boundary.tsx';
import { useCurrentPage } from '#app/routing/current-page.ts';
import { ChunkLoadError } from '#app/routing/load-chunk.ts';
import { loadPage } from '#app/routing/page-modules.ts';
import styles from './message-page.module.css';

const RETRY_MS = 10_000;

/** What stands in the place of a page that throws or cannot be loaded. */
export function ErrorPage({ error: first, retry }: FallbackProps) {
  const [error, setError] = useState(first);
  const { page } = useCurrentPage();
  useEffect(() => {
    if (reloadForMissingChunk(error) || !(error instanceof ChunkLoadError) || !page) return;
    // What could not be loaded is tried again as soon as there is a network: a browser may not notice that a Wi-Fi lets
    // it through now, so it is asked every now and then, and whenever somebody comes back from its sign-in page.
    const load = () => void loadPage(page.kind).then(retry, setError);
    const timer = setInterval(load, RETRY_MS);
    const listening = new AbortController();
    for (const event of ['online', 'visibilitychange']) window.addEventListener(event, load, listening);
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [error, page, retry]);
  const isGone = error instanceof ChunkLoadError && error.type === 'missing';
  // Where the section banner names the page, its heading is there already.
  const Title = page && isNamedByBanner(page) ? 'h2' : 'h1';
  return (
    <div className={styles.message}>
      <Title className={styles.title}>{ERROR_TEXT.unexpected}</Title>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p>{isGone ? ERROR_TEXT.newerHelp : ERROR_TEXT.unexpectedHelp}</p>
      <Button onClick={() => window.location.reload()}>{ERROR_TEXT.reload}</Button>
    </div>
  );
}
