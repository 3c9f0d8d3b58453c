import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { ERROR_TEXT } from '#text/shell.ts';
import { Button } from '#ui/button.tsx';
import { useCurrentPage } from './current-page.ts';
import { ChunkLoadError } from './load-chunk.ts';
import { reloadForMissingChunk } from '#app/boot/reload-once.ts';
import { isNamedByBanner } from '#app/shell/section-banner.tsx';
import styles from './message-page.module.css';

const RETRY_MS = 10_000;

/** What the router shows when a page throws or cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError();
  const { page } = useCurrentPage();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  useEffect(() => {
    if (reloadForMissingChunk(error) || !(error instanceof ChunkLoadError)) return;
    // What could not be loaded is tried again as soon as there is a network: a browser may not notice that a Wi-Fi lets
    // it through now, so it is asked every now and then, and whenever somebody comes back from its sign-in page.
    const retry = () => void navigate({ pathname, search }, { replace: true, state: state as unknown });
    const timer = setInterval(retry, RETRY_MS);
    const listening = new AbortController();
    for (const event of ['online', 'visibilitychange']) window.addEventListener(event, retry, listening);
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [error, navigate, pathname, search, state]);
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
