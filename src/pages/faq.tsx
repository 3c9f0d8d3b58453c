import { facts } from '#content/facts.ts';
import { faq } from '#content/faq.ts';
import { QuestionList } from '#features/questions/question-list.tsx';
import { Sentence } from '#features/reading/sentence.tsx';
import { hrefOf } from '#site/pages/routes.ts';
import type { Statement } from '#site/schema/parts/fields.ts';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import layout from '#ui/style/layout.module.css';
import styles from './guide.module.css';

const href = (path: string) => hrefOf(path, facts.slug);
const sentence = (statement: Statement) => <Sentence statement={statement} />;

export function Page() {
  if (!faq) return <ComingSoon />;
  const { title, lead, groups, notice } = faq;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <SectionHead title={title} lead={lead} />
      <QuestionList groups={groups} hrefOf={href} sentence={sentence} />
      <p className={styles.notice}>{notice}</p>
    </div>
  );
}
