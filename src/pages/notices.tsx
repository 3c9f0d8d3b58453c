import { facts } from '#content/facts.ts';
import { notices } from '#content/notices.ts';
import { NoticeItem } from '#features/notices/notice-item.tsx';
import { hrefOf } from '#site/pages/routes.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import layout from '#ui/style/layout.module.css';
import type { PageProps } from './page-props.ts';
import styles from './guide.module.css';

export function Page({ page }: PageProps) {
  if (!notices) return <ComingSoon />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={notices.title} lead={notices.lead} />
      <div>
        {notices.notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} page={hrefOf(page.path, facts.slug)} />
        ))}
      </div>
    </div>
  );
}
