import { Link } from 'react-router';
import { ERROR_TEXT } from '#text/shell.ts';
import { buttonClass } from '#ui/button.tsx';
import { FIRST_SCREEN_END_ID } from '#protocol/first-screen.ts';
import styles from './message-page.module.css';

/** Any path without a page. It is part of the eager chunk, because it is needed when nothing else can be loaded. */
export function NotFound() {
  return (
    <div className={styles.message}>
      <h1 className={styles.title}>{ERROR_TEXT.notFound}</h1>
      <p>{ERROR_TEXT.notFoundHelp}</p>
      <Link to="/" className={buttonClass()}>
        {ERROR_TEXT.toHome}
      </Link>
      <span id={FIRST_SCREEN_END_ID} hidden />
    </div>
  );
}
