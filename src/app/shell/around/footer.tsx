import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { PopupButton } from '#features/popup/popup-button.tsx';
import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import { formatDay } from '#text/dates.ts';
import { menuOf } from '#site/pages/menu.ts';
import { addressOf } from '#site/pages/routes.ts';
import { FOOTER_TEXT, SHELL_TEXT } from '#text/shell.ts';
import styles from './footer.module.css';

const { companies, modelHouse, permits } = facts;

const makers = [
  [FOOTER_TEXT.developer, companies.developer],
  [FOOTER_TEXT.builder, companies.builder],
] as const;

const legal = [
  [FOOTER_TEXT.trustee, companies.trustee],
  [FOOTER_TEXT.agency, companies.agency],
  [FOOTER_TEXT.businessName, companies.businessName],
  [FOOTER_TEXT.representative, companies.representative],
  [FOOTER_TEXT.registrationNumber, companies.registrationNumber],
  [FOOTER_TEXT.address, companies.address],
  [FOOTER_TEXT.projectPlan, permits.projectPlan],
  [FOOTER_TEXT.saleReport, permits.saleReport],
  [FOOTER_TEXT.modelHouse, `${modelHouse.address} · ${modelHouse.hours} · ${modelHouse.parking}`],
  [FOOTER_TEXT.basisDate, formatDay(facts.basisDate)],
] as const;

const Lines = ({ lines }: { lines: readonly (readonly [term: string, text: string | null])[] }) => (
  <dl className={styles.legal}>
    {lines.map(
      ([term, text]) =>
        text !== null && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ),
    )}
  </dl>
);

/** Pages that no menu names and the footer leads to. */
const footerPages = navigation.pages
  .filter(({ kind, empty }) => !empty && (kind === 'press-list' || kind === 'document'))
  .map(({ path, label }) => ({
    label,
    path: addressOf(path, facts.slug),
    strong: path === shell.privacyNotice.policy,
  }));

function FamilySites() {
  const links = facts.familySites.map(({ label, url }) => (
    <li key={url}>
      <a href={url} target="_blank" rel="noopener">
        {label} ({SHELL_TEXT.newWindow})
      </a>
    </li>
  ));
  if (links.length === 0) return null;
  return (
    <>
      <details data-print="no" className={styles.family}>
        <summary>{SHELL_TEXT.familySite}</summary>
        <ul>{links}</ul>
      </details>
      <noscript>{import.meta.env.SSR && <ul className={styles.familyList}>{links}</ul>}</noscript>
    </>
  );
}

/** Without scripts the phones' menu cannot open: its links stand here. */
const MenuLinks = () => (
  <ul className={styles.links}>
    {menuOf(navigation, facts.slug)
      .flatMap(({ entries }) => entries)
      .map(({ subTitle, subUrl }) => (
        <li key={subUrl}>
          <a href={encodeURI(subUrl)}>{subTitle}</a>
        </li>
      ))}
  </ul>
);

/** The statutory lines, the notice, and the last ways in. */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <footer {...mark(BELOW_FOLD)} className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <p className={styles.name}>{facts.name}</p>
          <ul data-print="no" className={styles.links}>
            {footerPages.map(({ label, path, strong }) => (
              <li key={path}>
                <Link to={encodeURI(path)} className={strong ? styles.strong : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.contact}>
          <p>
            <a href={`tel:${facts.phone}`} className={styles.phone}>
              {facts.phone}
            </a>
            <span>{facts.phoneHours}</span>
          </p>
          <PopupButton popup="reservation" look="on-picture">
            {SHELL_TEXT.visitReservation}
          </PopupButton>
          <FamilySites />
        </div>
        {/* React looks into none of these in a browser: they are the build's alone. */}
        <noscript>{import.meta.env.SSR && <MenuLinks />}</noscript>
        <p className={styles.disclaimer}>{shell.footer.disclaimer}</p>
        <Lines lines={makers} />
        <details className={styles.more}>
          <summary>{FOOTER_TEXT.more}</summary>
          <Lines lines={legal} />
          <p className={styles.note}>{companies.operator}</p>
          {shell.footer.notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </details>
        <p className={styles.note}>
          © {facts.copyrightYear} {facts.name}
        </p>
        <div data-print="no">{children}</div>
      </div>
    </footer>
  );
}
