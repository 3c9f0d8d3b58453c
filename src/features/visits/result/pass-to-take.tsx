import { passAddress } from '#features/visits/pass/pass-path.ts';
import { QrCode } from '#features/visits/pass/qr-code.tsx';
import { PASS_TEXT } from '#text/visits/pass.ts';
import { VISIT_RESULT_TEXT } from '#text/visits/result.ts';
import styles from './visit-result.module.css';

interface PassToTakeProps {
  /** Slug of the development. */
  site: string;
  token: string;
}

/**
 * The pass's address for the visitor's own phone, on a tablet that others use next: it is neither kept nor opened there,
 * and goes with the form's result.
 */
export function PassToTake({ site, token }: PassToTakeProps) {
  return (
    <figure className={styles.take}>
      <QrCode text={passAddress(window.location.origin, site, token)} label={PASS_TEXT.code} className={styles.code} />
      <figcaption>{VISIT_RESULT_TEXT.take}</figcaption>
    </figure>
  );
}
