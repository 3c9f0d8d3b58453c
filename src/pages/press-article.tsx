import { useParams } from 'react-router';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { PressArticle } from '#features/press/press-article.tsx';
import { titleOf } from '#site/head.ts';
import type { PageProps } from '#site/page-props.ts';
import { hrefOf, pagePath } from '#site/routes.ts';
import layout from '#ui/layout.module.css';
import styles from './press.module.css';

const listPath = pagePath(navigation, 'press-list') ?? '/';

export function Page({ page }: PageProps) {
  const { site = facts.slug, id = '' } = useParams();
  return (
    <div className={`${layout.page} ${styles.press}`}>
      <PressArticle
        key={id}
        id={id}
        label={page.label}
        documentTitle={(title) => (title === null ? titleOf(page, navigation, facts) : `${title} | ${facts.name}`)}
        list={hrefOf(listPath, site)}
        missing={hrefOf(listPath, facts.slug)}
      />
    </div>
  );
}
