import { RulesError, type Position } from './syntax.ts';

export interface Token extends Position {
  kind: 'name' | 'integer' | 'text' | 'sign' | 'end';
  /** As written; of a text what stands between its quotes. */
  text: string;
}

const SKIPPED = /(?:\s|\/\/[^\n]*)*/y;
const TOKEN = /([A-Za-z_]\w*)|(\d+)|'([^'\\\n]*)'|(\$\(|\|\||&&|==|!=|<=|>=|[{}()[\],;:.=<>!+/])/y;

/** Finds the line and column of one place after the other. */
function positionsIn(source: string): (offset: number) => Position {
  let [line, start] = [1, 0];
  return (offset) => {
    for (let end = source.indexOf('\n', start); end !== -1 && end < offset; end = source.indexOf('\n', start)) {
      line += 1;
      start = end + 1;
    }
    return { line, column: offset - start + 1 };
  };
}

/** The words of a rules file, the last one of kind `end`. @throws RulesError at a sign that is not known */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  const positionAt = positionsIn(source);
  let offset = 0;
  for (;;) {
    SKIPPED.lastIndex = offset;
    offset += SKIPPED.exec(source)?.[0].length ?? 0;
    const position = positionAt(offset);
    if (offset === source.length) return [...tokens, { kind: 'end', text: '', ...position }];
    TOKEN.lastIndex = offset;
    const [whole, name, integer, text, sign] = TOKEN.exec(source) ?? [];
    if (whole === undefined) throw new RulesError(position, `unknown sign ${JSON.stringify(source[offset])}`);
    if (name !== undefined) tokens.push({ kind: 'name', text: name, ...position });
    else if (integer !== undefined) tokens.push({ kind: 'integer', text: integer, ...position });
    else if (text !== undefined) tokens.push({ kind: 'text', text, ...position });
    else tokens.push({ kind: 'sign', text: sign ?? '', ...position });
    offset += whole.length;
  }
}
