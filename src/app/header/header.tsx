import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { menuOf } from '#site/pages/menu.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { LargeText } from './large-text.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu, MenuToggle } from './mobile-menu.tsx';
import { PhoneIcon } from './phone-icon.tsx';
import { SaleSlot } from '#app/shell/around/sale-slot.tsx';
import { SHELL_TEXT } from '#text/shell.ts';
import styles from './header.module.css';

const watchScroll = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Where one asks for a visit or a call; null: this development has no such page. */
const customerPath = pagePath(navigation, 'customer');
const customerHref = customerPath && hrefOf(customerPath, facts.slug);

/** Whether the page is scrolled above 0 px. */
const useScrolled = (): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => window.scrollY > 0,
    () => false,
  );

/** The strip, and under it the header that stays: desktop and mobile in one, switched by CSS. */
export function Header({ site }: { site: string }) {
  const scrolled = useScrolled();
  const menu = menuOf(navigation, site);
  return (
    <>
      <aside aria-label={SHELL_TEXT.top} className={styles.top} data-print="no">
        <SaleSlot place="strip" />
        {shell.strip && (
          <Link to={hrefOf(shell.strip.path, site)} className={styles.strip}>
            <Picture {...shell.strip.picture} sizes="320px" className={styles.stripPicture} />
            <span>{shell.strip.text}</span>
          </Link>
        )}
        <LargeText />
      </aside>
      <header className={scrolled ? `${styles.header} ${styles.scrolled}` : styles.header} data-print="no">
        <div className={styles.bar}>
          <MenuToggle />
          <Link to="/" className={styles.logo}>
            <Logo name={facts.shortName} />
          </Link>
          <DesktopMenu menu={menu} customerHref={customerHref} />
          <a
            href={`tel:${facts.phone}`}
            className={styles.call}
            aria-label={`${SHELL_TEXT.phoneConsultation} ${facts.phone}`}
          >
            <PhoneIcon />
          </a>
        </div>
        <MobileMenu menu={menu} customerHref={customerHref} />
      </header>
    </>
  );
}
