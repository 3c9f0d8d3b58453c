import type { Statement } from './schema/parts/fields.ts';

/** The words of a sentence, with or without its article. */
export const wordsIn = (statement: Statement): string => (typeof statement === 'string' ? statement : statement.text);

/** The article of a sentence on the law. */
export const lawOf = (statement: Statement) => (typeof statement === 'string' ? undefined : statement.law);
