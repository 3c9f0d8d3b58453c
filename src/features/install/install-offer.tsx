import { useState } from 'react';
import { add, close, insideApp, later, leave, offer } from '#text/install.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { decline, hasDeclined } from './install-interest.ts';
import { askToInstall } from './install-prompt.ts';
import { InstallSteps } from './install-steps.tsx';
import { LeaveApp } from './leave-app.tsx';
import styles from './install-offer.module.css';
import { useInstall } from './use-install.ts';

const device = () => localStorage;

/**
 * A quiet button in the footer, and once the visitor has shown interest a line above the page's edge; never on
 * arrival, and a no is remembered.
 */
export function InstallOffer({ isInterested }: { isInterested: boolean }) {
  const { way, prompt, forget } = useInstall();
  const [isOpen, setOpen] = useState(false);
  const [isAnswered, setAnswered] = useState(() => hasDeclined(device, Date.now()));
  if (!way) return null;
  const refuse = () => {
    decline(device, Date.now());
    setAnswered(true);
  };
  const accept = async () => {
    setAnswered(true);
    if (way !== 'prompt' || !prompt) return setOpen(true);
    if ((await askToInstall(prompt)) === 'dismissed') decline(device, Date.now());
    forget();
  };
  const label = way === 'leave' ? leave : add;
  return (
    <>
      <button type="button" className={styles.quiet} onClick={() => void accept()}>
        {label}
      </button>
      {isInterested && !isAnswered && (
        <div role="status" className={styles.offer}>
          <p>{way === 'leave' ? insideApp : offer}</p>
          <div className={styles.answers}>
            <button type="button" className={styles.later} onClick={refuse}>
              {later}
            </button>
            <Button look="on-picture" onClick={() => void accept()}>
              {label}
            </Button>
          </div>
        </div>
      )}
      {isOpen && (
        <Dialog title={label} closeLabel={close} onClose={() => setOpen(false)}>
          {way === 'leave' ? <LeaveApp /> : way !== 'prompt' && <InstallSteps way={way} />}
        </Dialog>
      )}
    </>
  );
}
