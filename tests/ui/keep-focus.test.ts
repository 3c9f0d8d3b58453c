// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '#ui/keep-focus.ts';

const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** As long as an observer needs to hear of a change. */
const told = () => new Promise((resolve) => setTimeout(resolve, 0));

let end = () => {};
beforeEach(() => {
  document.body.innerHTML = '<main><ul><li><button>닫기</button><input></li></ul><a href="/">Home</a></main>';
  end = keepFocus(at('main'));
  at('button').focus();
});
afterEach(() => end());

const gone: [way: string, remove: () => void, place: string][] = [
  ['goes away', () => at('button').remove(), 'li'],
  ['goes away with what is around it', () => at('li').remove(), 'ul'],
  ['is hidden', () => (at('button').hidden = true), 'li'],
  ['is disabled', () => at('button').setAttribute('disabled', ''), 'li'],
];
test.each(gone)('where the control %s, what is around it gets the focus', async (_way, remove, place) => {
  remove();
  await told();
  expect(document.activeElement).toBe(at(place));
});

test('who has gone on, or points, is left alone', async () => {
  at('a').focus();
  at('button').remove();
  await told();
  expect(document.activeElement).toBe(at('a'));
  at('input').focus();
  at('main').dispatchEvent(new Event('pointerdown'));
  at('input').remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});

test('it ends', async () => {
  end();
  at('button').remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});
