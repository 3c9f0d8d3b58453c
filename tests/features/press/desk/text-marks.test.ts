import { describe, expect, test } from 'vitest';
import { changeOf, markList, mayBeLink, putLine, putWords, withoutLineEnd } from '#features/press/desk/text-marks.ts';

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

  test('leave the line after three taps as a line of its own', () => {
    expect(putWords(withoutLineEnd(selected('|글\n|뒤')), '[글](https://a.kr)').text).toBe('[글](https://a.kr)\n뒤');
  });

  test.each([
    '글\n![모형](0123456789abcdef-16x9.webp)',
    '![모형](0123456789abcdef-16x9.webp)',
    '[글](https://a.kr)',
    '두\n줄',
  ])('make no link of %j, which it would destroy', (words) => expect(mayBeLink(words)).toBe(false));

  test.each([
    ['앞뒤', '앞글뒤', { start: 1, end: 1, piece: '글' }],
    ['- 하나', '하나', { start: 0, end: 2, piece: '' }],
    ['aa', 'aaa', { start: 2, end: 2, piece: 'a' }],
    ['', '', { start: 0, end: 0, piece: '' }],
  ])('type nothing but what is new: %j becomes %j', (before, after, change) => {
    expect(changeOf(before, after)).toEqual(change);
  });
});
