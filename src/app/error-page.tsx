import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { ERROR_TEXT } from '#text/shell.ts';
import { Button } from '#ui/button.tsx';
import { useCurrentPage } from './current-page.ts';
import { ChunkLoadError } from './load-chunk.ts';
import { reloadForMissingChunk } from './reload-once.ts';
import { isNamedByBanner } from './section-banner.tsx';
import styles from './message-page.module.css';

/** What the router shows when a page throws or cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError();
  const { page } = useCurrentPage();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  useEffect(() => {
    if (reloadForMissingChunk(error) || !(error instanceof ChunkLoadError)) return;
    // What could not be loaded is tried again as soon as there is a network.
    const retry = () => void navigate({ pathname, search }, { replace: true, state: state as unknown });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, navigate, pathname, search, state]);
  // Where the section banner names the page, its heading is there already.
  const Title = page && isNamedByBanner(page) ? 'h2' : 'h1';
  return (
    <div className={styles.message}>
      <Title className={styles.title}>{ERROR_TEXT.unexpected}</Title>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p>{ERROR_TEXT.unexpectedHelp}</p>
      <Button onClick={() => window.location.reload()}>{ERROR_TEXT.reload}</Button>
    </div>
  );
}
