import { describe, expect, test } from 'vitest';
import { markList, putLine, putWords } from '#features/press/desk/text-marks.ts';

/** A text whose selection stands between two bars; one bar is a caret. */
function selected(written: string) {
  const [before = '', inside = '', after] = written.split('|');
  const isCaret = after === undefined;
  const [start, end] = [before.length, before.length + (isCaret ? 0 : inside.length)];
  return { text: before + inside + (after ?? ''), start, end };
}

describe('the buttons over the body', () => {
  test('make an item where the caret is, and take its mark away again', () => {
    const item = markList(selected('앞\n하|나\n뒤'), false);
    expect(item).toEqual(selected('앞\n- 하나|\n뒤'));
    expect(markList(item, false)).toEqual(selected('앞\n하나|\n뒤'));
  });

  test('number the selected lines, and go on where the list above ends', () => {
    expect(markList(selected('|하나\n\n둘|'), true).text).toBe('1. 하나\n\n2. 둘');
    expect(markList(selected('1. 하나\n|'), true)).toEqual(selected('1. 하나\n2. |'));
  });

  test('change one kind of list into the other', () => {
    expect(markList(selected('|- 하나\n- 둘|'), true).text).toBe('1. 하나\n2. 둘');
  });

  test('put words in place of the selection, and a picture into a line of its own', () => {
    expect(putWords(selected('앞 |글| 뒤'), '[글](https://a.kr)')).toEqual(selected('앞 [글](https://a.kr)| 뒤'));
    expect(putLine(selected('앞|뒤'), '![a](b)')).toEqual(selected('앞\n![a](b)\n|뒤'));
    expect(putLine(selected('|'), '![a](b)')).toEqual(selected('![a](b)\n|'));
  });
});
