import { useId, useState } from 'react';
import { PREMIUM_TEXT } from '#text/pages/premium.ts';
import type { Premium } from '#site/schema/premium.ts';
import layout from '#ui/style/layout.module.css';
import { keepMeasures } from '#ui/style/measures.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import styles from './premium-boxes.module.css';

type Box = Premium['boxes'][number];

interface PremiumBoxesProps {
  boxes: readonly Box[];
  /** The honest line under the pictures. */
  notice: string;
}

/** PREMIUM 01, 02 …: on desktop all are open; on the mobile layout one or none, over its picture. */
export function PremiumBoxes({ boxes, notice }: PremiumBoxesProps) {
  return (
    <figure>
      <ol className={styles.row}>
        {boxes.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.box}>
            <Picture {...picture} sizes="48vw" className={styles.picture} />
            <div className={styles.words}>
              <p className={styles.number}>{PREMIUM_TEXT.box(index + 1)}</p>
              <h3 className={styles.title}>{title}</h3>
              <p>{keepMeasures(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <ExpandingBoxes boxes={boxes} />
      <figcaption className={`${layout.note} ${styles.notice}`}>{notice}</figcaption>
    </figure>
  );
}

function ExpandingBoxes({ boxes }: { boxes: readonly Box[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  return (
    <ol className={layout.mobileOnly}>
      {boxes.map(({ title, text, picture }, index) => (
        <li key={title} className={styles.expanding} data-open={open === index}>
          <Picture {...picture} sizes="100vw" className={styles.picture} />
          <h3 className={styles.words}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open === index}
              aria-controls={`${id}${index}`}
              onClick={() => setOpen(open === index ? null : index)}
            >
              <span className={styles.number}>{PREMIUM_TEXT.box(index + 1)}</span>
              <span className={styles.title}>{title}</span>
            </button>
          </h3>
          <p id={`${id}${index}`} className={styles.text}>
            {keepMeasures(text)}
          </p>
        </li>
      ))}
    </ol>
  );
}
