import { useEffect, useRef, useState } from 'react';
import { isKiosk } from '#early/kiosk.ts';
import { KIOSK_TEXT } from '#text/kiosk.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useKiosk } from '#ui/kiosk.ts';
import { useFreePlace } from '#ui/dialog/use-free-place.ts';
import { forgetWhenIdle, WARNING_MS } from './forget-when-idle.ts';
import { setKiosk } from './kiosk.ts';
import { useKioskWish } from './kiosk-wish.ts';
import styles from './kiosk-mode.module.css';

/** The page begins anew, because its outbox was opened with the other retention. */
function change(isOn: boolean): void {
  if (setKiosk(isOn)) window.location.reload();
  else useKiosk.setState({ isOn });
}

function Rules() {
  return (
    <ul className={styles.rules}>
      {KIOSK_TEXT.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

/** What an address asks of this device must be wanted by who holds it. */
function Question({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={KIOSK_TEXT.ask} closeLabel={KIOSK_TEXT.close} onClose={onClose}>
      <Rules />
      <div className={styles.answers}>
        <Button look="light" onClick={onClose}>
          {KIOSK_TEXT.no}
        </Button>
        <Button onClick={() => change(true)}>{KIOSK_TEXT.yes}</Button>
      </div>
    </Dialog>
  );
}

/** Says always that this is a shared tablet, and ends it. */
function Label() {
  const label = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFreePlace(label);
  return (
    <>
      <button ref={label} type="button" className={styles.label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {KIOSK_TEXT.label}
      </button>
      {isOpen && (
        <Dialog title={KIOSK_TEXT.title} closeLabel={KIOSK_TEXT.close} onClose={() => setOpen(false)}>
          <Rules />
          <div className={styles.answers}>
            <Button onClick={() => change(false)}>{KIOSK_TEXT.end}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Warning() {
  const warning = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(WARNING_MS / 1000);
  useEffect(() => warning.current?.showPopover?.(), []);
  useFreePlace(warning);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={warning} popover="manual" role="alert" className={styles.warning}>
      {KIOSK_TEXT.forgetting(left)}
    </div>
  );
}

/** Everything of a device that visitors share: how it becomes one, that it shows, and that it forgets. */
export function KioskMode() {
  const wish = useKioskWish();
  const isOn = useKiosk((kiosk) => kiosk.isOn);
  const [isAsked, setAsked] = useState(false);
  const [isForgetting, setForgetting] = useState(false);
  useEffect(() => useKiosk.setState({ isOn: isKiosk() }), []);
  useEffect(() => {
    if (wish === 'start') setAsked(!isKiosk());
    else if (wish === 'end' && isKiosk()) change(false);
  }, [wish]);
  useEffect(() => (isOn ? forgetWhenIdle(setForgetting) : undefined), [isOn]);
  return (
    <>
      {isAsked && !isOn && <Question onClose={() => setAsked(false)} />}
      {isOn && <Label />}
      {isForgetting && <Warning />}
    </>
  );
}
