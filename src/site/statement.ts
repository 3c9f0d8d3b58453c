import type { Statement } from './schema/parts/fields.ts';

/** The words of a sentence, with or without its article. Once content is read, no sentence is only referred to. */
export const wordsIn = (statement: Statement): string =>
  typeof statement === 'string' ? statement : 'text' in statement ? statement.text : '';

/** The article of a sentence on the law. */
export const lawOf = (statement: Statement) =>
  typeof statement === 'object' && 'text' in statement ? statement.law : undefined;

/** A sentence on the law with its article behind it. */
export const withArticle = (statement: Statement): string => `${wordsIn(statement)} (${lawOf(statement)?.article})`;
