import { useRef, useState } from 'react';
import { address, copied, copyAddress, copyYourself } from '#text/install.ts';
import { Button } from '#ui/button.tsx';
import styles from './install-offer.module.css';

/** The page's address, to be taken along. Browsers inside apps often cannot copy: there it stands marked, to be held. */
export function CopyAddress() {
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setResult(copied);
    } catch {
      field.current?.select();
      setResult(copyYourself);
    }
  };
  return (
    <div className={styles.address}>
      <input ref={field} readOnly aria-label={address} value={window.location.href} />
      <Button look="light" onClick={() => void copy()}>
        {copyAddress}
      </Button>
      <p role="status">{result}</p>
    </div>
  );
}
