import { IF_NOTHING_OPENS_TEXT, insideApp, LEAVE_TEXT, WAYS_OUT_TEXT } from '#text/install.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { CopyAddress } from './copy-address.tsx';
import { InstallSteps } from './install-steps.tsx';
import { innerBrowser, isApple } from './install-way.ts';
import styles from './install-offer.module.css';
import { outsideAddress } from './outside-address.ts';
import { thisBrowser } from './use-install.ts';

/** The ways out of an app's inner browser: a link that the visitor taps, the app's own menu, and the address itself. */
export function LeaveApp() {
  const browser = thisBrowser(false);
  const outside = outsideAddress(window.location.href, browser);
  return (
    <div className={styles.leaving}>
      <p>{insideApp(innerBrowser(browser.userAgent) ?? 'other')}</p>
      {outside && (
        <>
          <a href={outside} className={buttonClass()}>
            {LEAVE_TEXT}
          </a>
          <p>{IF_NOTHING_OPENS_TEXT}</p>
        </>
      )}
      <InstallSteps steps={WAYS_OUT_TEXT[isApple(browser) ? 'apple' : 'android']} />
      <CopyAddress />
    </div>
  );
}
