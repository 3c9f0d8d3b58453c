import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { navigation } from '#content/navigation.ts';
import { sectionOf, tabsOf } from '#site/pages/menu.ts';
import type { PageEntry, Section } from '#site/schema/navigation.ts';
import { SHELL_TEXT } from '#text/shell.ts';
import { FIRST_SCREEN_END_ID } from '#protocol/page/first-screen.ts';
import { FIRST_SCREEN, mark } from '#protocol/page/page-marks.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { scrollToMiddle } from '#browser/scroll-to-middle.ts';
import styles from './section-banner.module.css';

/** Whether the banner's title is the page's heading: an article is named by its own title, the engine's pages wear none. */
export const isNamedByBanner = ({ kind, apart }: PageEntry): boolean =>
  kind !== 'home' && kind !== 'press-article' && !apart;

interface BannerProps {
  picture: Section['banner'];
  /** Whether its colours stand in every document (tools/pictures/pictures.ts). */
  hasPreview?: boolean;
  /** The section's name, where the title does not say it. */
  section?: string | undefined;
  title: string;
  /** Whether the title is the page's heading. */
  isHeading: boolean;
}

/** A title over a picture: what every page but the home page begins with. */
export function Banner({ picture, hasPreview = true, section, title, isHeading }: BannerProps) {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div {...mark(FIRST_SCREEN)} className={styles.banner}>
      <Picture {...picture} priority hasPreview={hasPreview} className={styles.picture} />
      <div className={styles.titles}>
        {section && <p className={styles.section}>{section}</p>}
        <Title className={styles.title}>{title}</Title>
      </div>
      <span id={FIRST_SCREEN_END_ID} hidden />
    </div>
  );
}

/** The title bar of a page over its own picture or its section's, and the section's sub-menu under it. */
export function SectionBanner({ page, site }: { page: PageEntry; site: string }) {
  const section = sectionOf(navigation, page);
  const tabs = tabsOf(navigation, section, site);
  const list = useRef<HTMLUListElement>(null);
  // On phones the row is wider than the screen: the page's own tab must not be outside.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    scrollToMiddle(list.current, current);
  }, [page]);
  return (
    <>
      <Banner
        picture={page.banner ?? section.banner}
        hasPreview={!page.banner}
        section={section.title === page.label ? undefined : section.title}
        title={page.label}
        isHeading={isNamedByBanner(page)}
      />
      {tabs.length > 0 && (
        <nav data-print="no" {...mark(FIRST_SCREEN)} className={styles.tabs} aria-label={SHELL_TEXT.subMenu}>
          <ul ref={list}>
            {tabs.map(({ title, url }) => (
              <li key={url}>
                <NavLink to={encodeURI(url)} end caseSensitive>
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
