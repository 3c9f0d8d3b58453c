import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { wordsIn } from '#site/statement.ts';
import type { Statement } from '#site/schema/parts/fields.ts';
import type { Question } from '#site/schema/faq.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import styles from './question-list.module.css';

export interface AnswerProps {
  /** A page's address, as a link writes it. */
  hrefOf: (path: string) => string;
  /** How a sentence is shown, with its article. */
  sentence: (statement: Statement) => ReactNode;
}

/** A question; it opens without scripts too, and stands open on paper. */
export function QuestionItem({
  question: { id, question, answer, link },
  hrefOf,
  sentence,
}: AnswerProps & { question: Question }) {
  return (
    <details id={id} className={styles.item}>
      <summary className={styles.question}>{keepMeasures(question)}</summary>
      <div className={styles.answer}>
        {answer.map((statement) => (
          <p key={wordsIn(statement)}>{sentence(statement)}</p>
        ))}
        {link && (
          <p>
            <Link to={hrefOf(link.path)}>{link.label}</Link>
          </p>
        )}
      </div>
    </details>
  );
}
