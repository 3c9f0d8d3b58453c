import { useState } from 'react';
import { DIRECTIONS_TEXT } from '#text/pages/directions.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './place-card.module.css';

/** Copies a text that stands beside it. */
export function CopyText({ text }: { text: string }) {
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult(DIRECTIONS_TEXT.copied);
    } catch {
      setResult(DIRECTIONS_TEXT.copyYourself);
    }
  };
  return (
    <div data-print="no" className={styles.copy}>
      <Button look="light" onClick={() => void copy()}>
        {DIRECTIONS_TEXT.copy}
      </Button>
      <span role="status">{result}</span>
    </div>
  );
}
