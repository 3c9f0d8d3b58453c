import { useParams } from 'react-router';
import { facts } from '#content/facts.ts';
import { PressArticle } from '#features/press/press-article.tsx';
import layout from '#ui/layout.module.css';
import styles from './press.module.css';

export function Page() {
  const { site = facts.slug, id = '' } = useParams();
  return (
    <div className={`${layout.page} ${styles.press}`}>
      <PressArticle key={id} siteId={site} id={id} missing="/Promotion/Press" />
    </div>
  );
}
