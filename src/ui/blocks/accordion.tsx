import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  key: string;
  label: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Key that is open at first; none if left out. */
  initial?: string;
  /** Heading level of the labels, where parts of a text open; left out, they are no headings (a menu). */
  level?: 2 | 3;
}

/** What scrolls around an element: a menu of its own, or the page. */
function scrollerOf(element: HTMLElement): HTMLElement | Window {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return window;
}

/** One open key or none; it is `<details>`, so it opens without scripts too. */
export function Accordion({ items, initial, level }: AccordionProps) {
  const [open, setOpen] = useState<string | null>(initial ?? null);
  const Label = level ? (`h${level}` as const) : 'span';
  const clicked = useRef<{ summary: HTMLElement; top: number } | null>(null);
  // What closes above the one that opens would pull it out of sight: it stays where it was tapped.
  useLayoutEffect(() => {
    if (!clicked.current) return;
    const { summary, top } = clicked.current;
    clicked.current = null;
    scrollerOf(summary).scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [open]);
  return (
    <div>
      {items.map(({ key, label, content }) => (
        <details key={key} open={open === key} className={styles.item}>
          <summary
            className={styles.summary}
            onClick={(event) => {
              event.preventDefault();
              clicked.current = { summary: event.currentTarget, top: event.currentTarget.getBoundingClientRect().top };
              setOpen(open === key ? null : key);
            }}
          >
            <Label className={styles.label}>{label}</Label>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
