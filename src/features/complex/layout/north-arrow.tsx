import styles from './north-arrow.module.css';

/** Where north is, in the upper right corner of a drawing: `degrees` clockwise from its upper edge. */
export function NorthArrow({ degrees }: { degrees: number }) {
  return (
    <svg x="100%" y="0" overflow="visible" aria-hidden="true">
      <g transform="translate(-26 26)">
        <circle r="18" className={styles.disc} />
        <g transform={`rotate(${degrees})`}>
          <path d="M0 -15L5 -1L0 -4L-5 -1Z" className={styles.needle} />
          <path d="M-4 12V3L4 12V3" className={styles.letter} />
        </g>
      </g>
    </svg>
  );
}
