import type { Statement } from '#site/schema/parts/fields.ts';
import { lawOf, wordsIn } from '#site/statement.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import { LawNote } from './law-note.tsx';

/** A sentence, and its article where it is one on the law. */
export function Sentence({ statement }: { statement: Statement }) {
  const law = lawOf(statement);
  return (
    <>
      {keepMeasures(wordsIn(statement))}
      {law && <LawNote law={law} />}
    </>
  );
}
