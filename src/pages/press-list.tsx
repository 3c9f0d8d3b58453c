import { useParams } from 'react-router-dom';
import { facts } from '#content/facts.ts';
import { PressList } from '#features/press/press-list.tsx';
import { PRESS_TEXT } from '#text/press.ts';
import layout from '#ui/layout.module.css';
import styles from './press.module.css';

export function Page() {
  const { site = facts.slug } = useParams();
  return (
    <div className={`${layout.page} ${styles.press}`}>
      <PressList siteId={site} />
      <noscript>{PRESS_TEXT.noScript}</noscript>
    </div>
  );
}
