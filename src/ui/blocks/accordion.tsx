import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  key: string;
  label: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Key that is open at first; none if left out. */
  initial?: string | null;
  /** Heading level of the labels, where parts of a text open; left out, they are no headings (a menu). */
  level?: 2 | 3;
}

/** What scrolls around an element: a menu of its own, or the page. */
function scrollerOf(element: HTMLElement): HTMLElement | Window {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return window;
}

/**
 * Closes whatever else is open, before what is tapped opens: its shared name does so only in browsers that know one.
 * What closes above would pull it out of sight; it stays where it was tapped.
 */
function closeOthers({ currentTarget: summary }: MouseEvent<HTMLElement>) {
  const { top } = summary.getBoundingClientRect();
  const item = summary.parentElement;
  for (const other of item?.parentElement?.children ?? []) if (other !== item) other.removeAttribute('open');
  scrollerOf(summary).scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * One open key or none. The document alone knows which: it is `<details>` of one name, so what opens before the scripts
 * are there closes the others too, and the scripts have no other word on it.
 */
export function Accordion({ items, initial, level }: AccordionProps) {
  const name = useId();
  const Label = level ? (`h${level}` as const) : 'span';
  return (
    <div>
      {items.map(({ key, label, content }) => (
        <details key={key} name={name} open={key === initial} className={styles.item}>
          <summary className={styles.summary} onClick={closeOthers}>
            <Label className={styles.label}>{label}</Label>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
