import { useEffect, useId, useState } from 'react';
import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import { isAbout } from '#site/questions/find-questions.ts';
import type { Faq } from '#site/schema/faq.ts';
import { FAQ_TEXT } from '#text/pages/faq.ts';
import { useEarlyChoices } from '#ui/use-early-choices.ts';
import { openedQuestion } from './opened-question.ts';
import { QuestionItem, type AnswerProps } from './question-item.tsx';
import styles from './question-list.module.css';

interface QuestionListProps extends AnswerProps {
  groups: Faq['groups'];
}

/** Questions in their groups, each with its answer folded under it, and a field that finds words in them. */
export function QuestionList({ groups, ...answers }: QuestionListProps) {
  const [wanted, setWanted] = useState('');
  const field = useId();
  const search = useEarlyChoices<HTMLDivElement>();
  useEffect(openedQuestion, []);
  const found = groups.map((group) => ({ ...group, questions: group.questions.filter((one) => isAbout(one, wanted)) }));
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <div ref={search} data-print="no" className={styles.find}>
        <label htmlFor={field}>{FAQ_TEXT.find}</label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <p role="status">{wanted.trim() && FAQ_TEXT.found(count)}</p>
      </div>
      {found
        .filter(({ questions }) => questions.length > 0)
        .map(({ title, questions }) => (
          <section key={title} {...mark(BELOW_FOLD)} className={styles.group}>
            <h2 className={styles.title}>{title}</h2>
            <div>
              {questions.map((question) => (
                <QuestionItem key={question.id} question={question} {...answers} />
              ))}
            </div>
          </section>
        ))}
    </>
  );
}
