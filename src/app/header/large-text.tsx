import { useEffect, useState } from 'react';
import { remember } from '#browser/device-memory.ts';
import { LARGE_TEXT_ATTRIBUTE, LARGE_TEXT_KEY } from '#protocol/page/large-text.ts';
import { ACTION, mark } from '#protocol/page/page-marks.ts';
import { SHELL_TEXT } from '#text/shell.ts';
import styles from './large-text.module.css';

/** Makes all text of the site larger, from now on and on every page; the inline script does so for the next visit. */
export function LargeText() {
  const [isLarge, setLarge] = useState(false);
  useEffect(() => setLarge(document.documentElement.hasAttribute(LARGE_TEXT_ATTRIBUTE)), []);
  const toggle = () => {
    setLarge(document.documentElement.toggleAttribute(LARGE_TEXT_ATTRIBUTE));
    // Where storage is forbidden it holds for this visit.
    remember(LARGE_TEXT_KEY, isLarge ? '0' : '1');
  };
  return (
    <button
      type="button"
      className={styles.switch}
      {...mark(ACTION, 'large-text')}
      aria-label={`${SHELL_TEXT.largeTextSign} ${SHELL_TEXT.largeTextWords}`}
      aria-pressed={isLarge}
      onClick={toggle}
    >
      {SHELL_TEXT.largeTextSign} <span className={styles.words}>{SHELL_TEXT.largeTextWords}</span>
    </button>
  );
}
