import type { ReactNode } from 'react';
import styles from './piece-row.module.css';

interface PieceRowProps {
  name: string;
  size: string;
  /** Whether it is the chosen one; left out where nothing is chosen in this list. */
  isChosen?: boolean;
  onPress: () => void;
  children?: ReactNode;
}

/** A piece of furniture as a row of a list that does something with it. */
export const PieceRow = ({ name, size, isChosen, onPress, children }: PieceRowProps) => (
  <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onPress}>
    <span className={styles.name}>{name}</span>
    <span className={styles.size}>{size}</span>
    {children}
  </button>
);
