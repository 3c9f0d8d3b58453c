/** A text with what is selected of it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const MARK = /^(?:- |\d{1,3}\. )/;

/**
 * Makes a list of the selected lines, or lines of a list again. Numbers go on where a list right above ends.
 */
export function markList({ text, start, end }: Selected, isNumbered: boolean): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const lines = text.slice(from, to).split('\n');
  const wanted = isNumbered ? /^\d{1,3}\. / : /^- /;
  const isThere = lines.every((line) => line.trim() === '' || wanted.test(line)) && lines.some((line) => line !== '');
  const above =
    text
      .slice(0, Math.max(from - 1, 0))
      .split('\n')
      .at(-1) ?? '';
  let number = from > 0 ? Number(/^(\d{1,3})\. /.exec(above)?.[1] ?? 0) : 0;
  const marked = lines.map((line) => {
    const bare = line.replace(MARK, '');
    if (isThere) return bare;
    // An empty line between others is no item; alone it is where the next one is typed.
    if (bare.trim() === '' && lines.length > 1) return line;
    number += 1;
    return (isNumbered ? `${number}. ` : '- ') + bare;
  });
  const made = marked.join('\n');
  const caret = from + made.length;
  return { text: text.slice(0, from) + made + text.slice(to), start: lines.length > 1 ? from : caret, end: caret };
}

/** What is selected without the end of its line, which three taps select too. */
export function withoutLineEnd({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end).replace(/\n+$/, '');
  return { text, start, end: start + words.length };
}

/** Whether a link may stand in place of words: they lie in one line and are neither a picture nor a link. */
export const mayBeLink = (words: string): boolean => !/\n|\]\(/.test(words);

/** The one piece in which a text differs from what it was. */
export function changeOf(before: string, after: string): { start: number; end: number; piece: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, piece: after.slice(start, after.length - tail) };
}

/** Puts words in place of what is selected. */
export const putWords = ({ text, start, end }: Selected, words: string): Selected => ({
  text: text.slice(0, start) + words + text.slice(end),
  start: start + words.length,
  end: start + words.length,
});

/** Puts a line of its own behind what is selected. */
export function putLine({ text, end }: Selected, line: string): Selected {
  const before = text.slice(0, end).replace(/\n+$/, '');
  const after = text.slice(end).replace(/^\n+/, '');
  const made = `${before === '' ? '' : `${before}\n`}${line}\n`;
  return { text: made + after, start: made.length, end: made.length };
}
