import { Link } from 'react-router-dom';
import { PageHead } from '#app/head/page-head.tsx';
import { navigation } from '#content/navigation.ts';
import { sectionOf } from '#site/pages/menu.ts';
import { ERROR_TEXT } from '#text/shell.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Banner } from '#app/shell/around/section-banner.tsx';
import styles from './message-page.module.css';

const { banner } = sectionOf(navigation, {
  path: '/',
  section: navigation.pages.find(({ path }) => path === '/')!.section,
});

/** Any path without a page. It is part of the eager chunk, because it is needed when nothing else can be loaded. */
export function NotFound() {
  return (
    <>
      <PageHead page={null} />
      <Banner picture={banner} title={ERROR_TEXT.notFound} isHeading />
      <div className={`${styles.message} ${styles.below}`}>
        <p>{ERROR_TEXT.notFoundHelp}</p>
        <Link to="/" className={buttonClass()}>
          {ERROR_TEXT.toHome}
        </Link>
      </div>
    </>
  );
}
