import { RulesError, type Position } from './syntax.ts';
import type { Token } from './tokens.ts';

/** Goes through a file's tokens, one at a time. */
export interface Reader {
  /** The token that comes next, not yet taken. */
  peek: () => Token;
  next: () => Token;
  /** Takes the next token if it is this sign or word. */
  take: (text: string) => boolean;
  /** Takes this sign or word. @throws RulesError if something else stands there */
  expect: (text: string) => Position;
  /** Takes a name. @throws RulesError if none stands there */
  name: () => string;
}

/** @param tokens as `tokensOf` makes them: the last one is the end */
export function createReader(tokens: readonly Token[]): Reader {
  let index = 0;
  const end = tokens.at(-1);
  if (!end) throw new Error('tokensOf always ends a file with a token.');
  const peek = () => tokens[index] ?? end;
  const isNext = (text: string) => peek().text === text && peek().kind !== 'text';
  const next = () => {
    const token = peek();
    index += 1;
    return token;
  };
  return {
    peek,
    next,
    take: (text) => {
      const found = isNext(text);
      if (found) index += 1;
      return found;
    },
    expect: (text) => {
      if (!isNext(text)) throw new RulesError(peek(), `expected "${text}", found "${peek().text}"`);
      return next();
    },
    name: () => {
      if (peek().kind !== 'name') throw new RulesError(peek(), `expected a name, found "${peek().text}"`);
      return next().text;
    },
  };
}
