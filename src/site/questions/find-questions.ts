import { wordsIn } from '#site/statement.ts';
import type { Faq, Question } from '#site/schema/faq.ts';

const folded = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '');

/** Whether question or answer has all of the words, written with or without spaces between; nothing asked for is in all. */
export function isAbout({ question, answer }: Pick<Question, 'question' | 'answer'>, wanted: string): boolean {
  const text = folded([question, ...answer.map(wordsIn)].join(' '));
  return wanted
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(folded(word)));
}

/** All questions with their answers as plain text. */
export const questionsOf = ({ groups }: Faq): { question: string; answer: string }[] =>
  groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ question, answer: answer.map(wordsIn).join(' ') })),
  );
