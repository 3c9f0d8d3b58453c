import { expect, test } from 'vitest';
import { codeOf, sourceFiles } from '#tests/support/source-files.ts';
import { remedyInWords } from '#text/remedies/in-words.ts';

const SENTENCE = /remedy(?::| =)\s*(`[^`]*`|'(?:\\.|[^'\\])*'|"[^"]*")/g;

/** What stands in a sentence of a check where it names a piece, or counts. */
const filled = (sentence: string) =>
  sentence
    .slice(1, -1)
    .replaceAll(/\$\{(?:item\.)?kind\}/g, 'laundry')
    .replaceAll(/\$\{[^}]*\}/g, '1');

const sentences = sourceFiles('src/site/plan')
  .flatMap((file) => [...codeOf(file).matchAll(SENTENCE)].map(([, sentence = '']) => sentence))
  // These two are made of others.
  .filter((sentence) => !/\$\{(?:fault|remedy)\}/.test(sentence))
  .map(filled);

test('everything that the checks of a plan ask for is said in Korean', () => {
  expect(sentences.length).toBeGreaterThan(35);
  expect(sentences.filter((sentence) => remedyInWords(sentence) === null)).toEqual([]);
});

test.each([
  ["the sofa in '거실' does not lie within '거실': mend against", '‘거실’ 밖으로 나갔거나 벽에 걸립니다.'],
  ["the sofa in '거실' stands in the console, furniture[3]: mend against", '다른 것과 겹칩니다.'],
  ["before the extension the sofa in '거실' stands in the way of the door 거실–침실1: mend", '거실–침실1 문이 열리는'],
  ['the rooms add up to 84.5 m², the exclusive area says 84.9', '도면의 실을 더하면 84.5㎡, 공고의 전용면적은 84.9㎡'],
  [
    "'숭의역' and '신포역' overlap on a phone: move one, or write another side",
    '‘숭의역’과(와) ‘신포역’이(가) 겹칩니다.',
  ],
])('%s', (sentence, said) => {
  expect(remedyInWords(sentence)).toContain(said);
});
