import { useRef, useState } from 'react';
import { ADDRESS_TEXT, COPIED_TEXT, COPY_ADDRESS_TEXT, COPY_YOURSELF_TEXT } from '#text/install.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './install-offer.module.css';

/** The page's address, to be taken along. Browsers inside apps often cannot copy: there it stands marked, to be held. */
export function CopyAddress() {
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setResult(COPIED_TEXT);
    } catch {
      field.current?.select();
      setResult(COPY_YOURSELF_TEXT);
    }
  };
  return (
    <div className={styles.address}>
      <input ref={field} readOnly aria-label={ADDRESS_TEXT} value={window.location.href} />
      <Button look="light" onClick={() => void copy()}>
        {COPY_ADDRESS_TEXT}
      </Button>
      <p role="status">{result}</p>
    </div>
  );
}
