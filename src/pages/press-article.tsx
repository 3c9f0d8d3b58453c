import { useParams } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { PressArticle } from '#features/press/press-article.tsx';
import { titleOf } from '#site/head.ts';
import type { PageProps } from '#site/page-props.ts';
import layout from '#ui/layout.module.css';
import styles from './press.module.css';

export function Page({ page }: PageProps) {
  const { site = facts.slug, id = '' } = useParams();
  return (
    <div className={`${layout.page} ${styles.press}`}>
      <PressArticle
        key={id}
        siteId={site}
        id={id}
        label={page.label}
        documentTitle={(title) => (title === null ? titleOf(page, navigation, facts) : `${title} | ${facts.name}`)}
        missing="/Promotion/Press"
      />
    </div>
  );
}
