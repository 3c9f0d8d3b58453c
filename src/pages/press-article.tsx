import { useParams } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { PressArticle } from '#features/press/press-article.tsx';
import type { PageProps } from './page-props.ts';
import layout from '#ui/layout.module.css';
import styles from './press.module.css';

export function Page({ page, headOf }: PageProps) {
  const { site = facts.slug, id = '' } = useParams();
  return (
    <div className={`${layout.page} ${styles.press}`}>
      <PressArticle key={id} siteId={site} id={id} label={page.label} headOf={headOf} missing="/Promotion/Press" />
    </div>
  );
}
