import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ERROR_TEXT } from '#text/shell.ts';
import { Button } from '#ui/button.tsx';
import { reloadForMissingChunk } from './reload-once.ts';
import styles from './message-page.module.css';

/** What the router shows when a page throws or cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    reloadForMissingChunk(error);
  }, [error]);
  return (
    <div className={styles.message}>
      <h1>{ERROR_TEXT.unexpected}</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p>{ERROR_TEXT.unexpectedHelp}</p>
      <Button onClick={() => window.location.reload()}>{ERROR_TEXT.reload}</Button>
    </div>
  );
}
