import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuGroup } from '#site/menu.ts';
import { SHELL_TEXT } from '#text/shell.ts';
import { Accordion } from '#ui/accordion.tsx';
import { buttonClass } from '#ui/button.tsx';
import { closeMenu, toggleMenu, useMenu } from './menu-store.ts';
import styles from './mobile-menu.module.css';

const MENU_ID = 'mobile-menu';

/** The hamburger, a close icon while the menu is open. */
export function MenuToggle() {
  const open = useMenu((state) => state.open);
  return (
    <button
      type="button"
      className={styles.toggle}
      data-action="menu"
      aria-expanded={open}
      aria-controls={MENU_ID}
      aria-label={open ? SHELL_TEXT.closeMenu : SHELL_TEXT.openMenu}
      onClick={toggleMenu}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={open ? 'M5 5l14 14M19 5L5 19' : 'M3 6h18M3 12h18M3 18h18'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </button>
  );
}

/** The phones' menu: visit reservation on top, then one open group at a time. CSS fits it to the window. */
export function MobileMenu({ menu }: { menu: readonly MenuGroup[] }) {
  const open = useMenu((state) => state.open);
  const { pathname } = useLocation();
  useEffect(closeMenu, [pathname]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeMenu();
    };
    document.documentElement.style.overflow = 'hidden';
    document.addEventListener('keydown', onKey);
    return () => {
      document.documentElement.style.overflow = '';
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <nav id={MENU_ID} aria-label={SHELL_TEXT.mainMenu} className={styles.menu} hidden={!open}>
      <Link to="/Promotion/Customer" className={`${buttonClass()} ${styles.reserve}`} onClick={closeMenu}>
        {SHELL_TEXT.visitReservation}
      </Link>
      <Accordion
        items={menu.map(({ title, entries }) => ({
          key: title,
          label: title,
          content: (
            <ul className={styles.entries}>
              {entries.map(({ subTitle, subUrl }) => (
                <li key={subUrl}>
                  <Link to={encodeURI(subUrl)} onClick={closeMenu}>
                    {subTitle}
                  </Link>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </nav>
  );
}
