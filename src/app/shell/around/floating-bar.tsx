import { facts } from '#content/facts.ts';
import { PopupButton } from '#features/popup/popup-button.tsx';
import { SHELL_TEXT } from '#text/shell.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { SaleSlot } from './sale-slot.tsx';
import styles from './floating-bar.module.css';

/** Visit reservation and phone under the state of the sale, always at hand on a phone; nothing on wide screens. */
export function FloatingBar() {
  return (
    <aside className={styles.bar} aria-label={SHELL_TEXT.contact}>
      <SaleSlot place="bar" />
      <PopupButton popup="reservation">{SHELL_TEXT.visitReservation}</PopupButton>
      <a href={`tel:${facts.phone}`} className={buttonClass('light')}>
        {SHELL_TEXT.phoneConsultation}
      </a>
    </aside>
  );
}
