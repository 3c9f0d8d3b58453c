import { useRef, useState } from 'react';
import {
  ADD_TEXT,
  CLOSE_TEXT,
  LATER_TEXT,
  LEAVE_TEXT,
  LEAVE_OFFER_TEXT,
  OFFER_TEXT,
  STEPS_TEXT,
} from '#text/install.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFreePlace } from '#ui/dialog/use-free-place.ts';
import { decline, hasDeclined } from './install-interest.ts';
import { askToInstall } from './install-prompt.ts';
import { InstallSteps } from './install-steps.tsx';
import type { InstallWay } from './install-way.ts';
import { LeaveApp } from './leave-app.tsx';
import styles from './install-offer.module.css';
import { useInstall } from './use-install.ts';

const device = () => localStorage;

interface LineProps {
  way: InstallWay;
  label: string;
  onAccept: () => void;
  onRefuse: () => void;
}

/** It is no reason to come into the middle of what is being read. */
const HIGHEST = 96;

/** The line that floats where it covers no control. */
function Line({ way, label, onAccept, onRefuse }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useFreePlace(line, HIGHEST);
  return (
    <div ref={line} role="status" data-floating="" className={styles.offer}>
      <p>{way === 'leave' ? LEAVE_OFFER_TEXT : OFFER_TEXT}</p>
      <div className={styles.answers}>
        <button type="button" className={styles.later} onClick={onRefuse}>
          {LATER_TEXT}
        </button>
        <Button look="on-picture" onClick={onAccept}>
          {label}
        </Button>
      </div>
    </div>
  );
}

/** A quiet button in the footer, and where an offer is welcome a line; never on arrival, and a no is remembered. */
export function InstallOffer({ isWelcome }: { isWelcome: boolean }) {
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
  const label = way === 'leave' ? LEAVE_TEXT : ADD_TEXT;
  return (
    <>
      <button type="button" className={styles.quiet} onClick={() => void accept()}>
        {label}
      </button>
      {isWelcome && !isAnswered && <Line way={way} label={label} onAccept={() => void accept()} onRefuse={refuse} />}
      {isOpen && (
        <Dialog title={label} closeLabel={CLOSE_TEXT} onClose={() => setOpen(false)}>
          {way === 'leave' ? <LeaveApp /> : way !== 'prompt' && <InstallSteps steps={STEPS_TEXT[way]} />}
        </Dialog>
      )}
    </>
  );
}
