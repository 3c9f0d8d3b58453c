import { useParams } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { PressArticle } from '#features/press/article/press-article.tsx';
import type { PageProps } from './page-props.ts';
import { navigation } from '#content/navigation.ts';
import { hrefOf, pagePath } from '#site/pages/routes.ts';
import layout from '#ui/style/layout.module.css';
import styles from './press.module.css';

const listPath = pagePath(navigation, 'press-list') ?? '/';

export function Page({ page, headOf }: PageProps) {
  const { site = facts.slug, id = '' } = useParams();
  return (
    <div className={`${layout.page} ${styles.press}`}>
      <PressArticle
        key={id}
        id={id}
        label={page.label}
        headOf={headOf}
        list={hrefOf(listPath, site)}
        missing={hrefOf(listPath, facts.slug)}
      />
    </div>
  );
}
