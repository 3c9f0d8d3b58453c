import { useState } from 'react';
import { Button } from './button.tsx';
import styles from './share-button.module.css';

interface ShareButtonProps {
  /** What is handed on. */
  title: string;
  words: { share: string; copied: string; copyYourself: string };
  /** Absolute, or from the root of the site; left out, the page's own as it is when the button is pressed. */
  address?: string;
}

const wasEnded = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Marks a field's text, so that one touch copies it. */
const mark = (field: HTMLInputElement | null) => field?.select();

/**
 * Hands an address on by what the device has for it; where it has nothing, as in browsers inside apps, the address is
 * copied, and where that is forbidden it stands marked, to be held.
 */
export function ShareButton({ title, words, address }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const [toCopy, setToCopy] = useState<string | null>(null);
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setToCopy(url);
    }
  };
  const share = async () => {
    const url = new URL(address ?? window.location.href, window.location.href).href;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Whoever ends the device's own sheet wants nothing else in its place.
      if (!wasEnded(error)) await copy(url);
    }
  };
  return (
    <span className={styles.share}>
      <Button look="light" onClick={() => void share()}>
        {words.share}
      </Button>
      {toCopy && (
        <input ref={mark} readOnly aria-label={words.copyYourself} className={styles.address} value={toCopy} />
      )}
      <span role="status" className={styles.result}>
        {isCopied && words.copied}
        {toCopy && words.copyYourself}
      </span>
    </span>
  );
}
