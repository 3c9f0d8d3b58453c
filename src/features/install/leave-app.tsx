import { ifNothingOpens, insideApp, leave, outByMenu } from '#text/install.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './install-offer.module.css';
import { outsideAddress } from './outside-address.ts';
import { thisBrowser } from './use-install.ts';

/** The way out of an app's inner browser: a link that the visitor taps, and the app's own menu. */
export function LeaveApp() {
  const address = outsideAddress(window.location.href, thisBrowser(false));
  return (
    <div className={styles.leaving}>
      <p>{insideApp}</p>
      {address && (
        <a href={address} className={buttonClass()}>
          {leave}
        </a>
      )}
      <p>
        {address && `${ifNothingOpens} `}
        {outByMenu}
      </p>
    </div>
  );
}
