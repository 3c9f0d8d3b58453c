import { useParams } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { PressList } from '#features/press/list/press-list.tsx';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import { PRESS_TEXT } from '#text/press/articles.ts';
import layout from '#ui/style/layout.module.css';
import styles from './press.module.css';

const articlePath = pagePath(navigation, 'press-article') ?? '/';

export function Page() {
  const { site = facts.slug } = useParams();
  return (
    <div className={`${layout.page} ${styles.press}`}>
      <PressList siteId={site} hrefOf={(id) => hrefOf(articlePath, site, id)} />
      <noscript>{PRESS_TEXT.noScript}</noscript>
    </div>
  );
}
