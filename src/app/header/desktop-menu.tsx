import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { PopupButton } from '#features/popup/popup-button.tsx';
import type { MenuGroup } from '#site/pages/menu.ts';
import { SHELL_TEXT } from '#text/shell.ts';
import { PhoneIcon } from './phone-icon.tsx';
import styles from './desktop-menu.module.css';

interface DesktopMenuProps {
  menu: readonly MenuGroup[];
  /** The page of the form, where there is one. */
  customerHref: string | null;
}

/** The wide screens' menu: the group under the pointer or with the focus shows its entries, leaving the header hides them. */
export function DesktopMenu({ menu, customerHref }: DesktopMenuProps) {
  const [open, setOpen] = useState<string | null>(null);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The entry with the focus is about to go: the focus goes to its group, which opens on focus, so first.
    const group = (event.target as HTMLElement).closest('[data-group]');
    group?.querySelector('a')?.focus();
    setOpen(null);
  };
  return (
    // The pointer's leaving is a convenience; keys and focus do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.desktop} onPointerLeave={() => setOpen(null)} onBlur={leave} onKeyDown={escape}>
      <nav aria-label={SHELL_TEXT.mainMenu}>
        <ul className={styles.groups}>
          {menu.map(({ title, url, entries }) => (
            <li
              key={title}
              data-group=""
              className={styles.group}
              onPointerEnter={() => setOpen(title)}
              onFocus={() => setOpen(title)}
            >
              <Link
                to={encodeURI(url)}
                className={styles.title}
                aria-expanded={open === title}
                onClick={() => setOpen(null)}
              >
                {title}
              </Link>
              <ul className={styles.entries} hidden={open !== title}>
                {entries.map(({ subTitle, subUrl }) => (
                  <li key={subUrl}>
                    <Link to={encodeURI(subUrl)} onClick={() => setOpen(null)}>
                      {subTitle}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.contact}>
        {customerHref && (
          <Link to={customerHref} className={styles.consult}>
            {SHELL_TEXT.mobileReservation}
          </Link>
        )}
        <PopupButton popup="reservation" className={styles.phone}>
          <PhoneIcon />
          {facts.phone}
        </PopupButton>
      </div>
    </div>
  );
}
