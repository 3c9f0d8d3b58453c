import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ACTION, mark } from '#protocol/page/page-marks.ts';
import type { MenuGroup } from '#site/pages/menu.ts';
import { SHELL_TEXT } from '#text/shell.ts';
import { Accordion } from '#ui/blocks/accordion.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { useMobile } from '#browser/mobile.ts';
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
      {...mark(ACTION, 'menu')}
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

/** Lets the open menu reach from the header's edge to the window's, whatever the strip and the browser's bars do. */
function fitToWindow(menu: HTMLElement | null): void {
  if (menu) menu.style.height = `${window.innerHeight - menu.getBoundingClientRect().top}px`;
}

/** While the menu is open: the page under it stays, Escape closes it, and its height follows the window. */
function useOpenMenu(isOpen: boolean, menu: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const fit = () => fitToWindow(menu.current);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      closeMenu();
      document.querySelector<HTMLElement>(`[${ACTION}="menu"]`)?.focus();
    };
    fit();
    document.documentElement.style.overflow = 'hidden';
    window.addEventListener('resize', fit);
    document.addEventListener('keydown', onKey);
    return () => {
      document.documentElement.style.overflow = '';
      window.removeEventListener('resize', fit);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, menu]);
}

interface MobileMenuProps {
  menu: readonly MenuGroup[];
  /** The page of the form, where there is one. */
  customerHref: string | null;
}

/** The phones' menu: visit reservation on top, then one open group at a time. */
export function MobileMenu({ menu, customerHref }: MobileMenuProps) {
  const open = useMenu((state) => state.open);
  const element = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isMobile = useMobile();
  useEffect(closeMenu, [pathname]);
  useEffect(() => {
    if (!isMobile) closeMenu();
  }, [isMobile]);
  useOpenMenu(open, element);
  return (
    <nav ref={element} id={MENU_ID} aria-label={SHELL_TEXT.mainMenu} className={styles.menu} hidden={!open}>
      {customerHref && (
        <Link to={customerHref} className={`${buttonClass()} ${styles.reserve}`} onClick={closeMenu}>
          {SHELL_TEXT.visitReservation}
        </Link>
      )}
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
