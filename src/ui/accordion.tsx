import { type ReactNode, useState } from 'react';
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
}

/** One open key or none; it is `<details>`, so it opens without scripts too. */
export function Accordion({ items, initial }: AccordionProps) {
  const [open, setOpen] = useState<string | null>(initial ?? null);
  return (
    <div>
      {items.map(({ key, label, content }) => (
        <details key={key} open={open === key} className={styles.item}>
          <summary
            className={styles.summary}
            onClick={(event) => {
              event.preventDefault();
              setOpen(open === key ? null : key);
            }}
          >
            {label}
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
