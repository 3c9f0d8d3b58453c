// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { matchesMedia, watchMedia } from '#browser/media.ts';

afterEach(() => vi.unstubAllGlobals());

const BROKEN = {
  'has no queries': undefined,
  'refuses to answer': () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  'has lists that cannot be listened to': () => ({ matches: false }),
};

test.each(Object.entries(BROKEN))('a browser that %s matches nothing, and tells nothing', (_name, matchMedia) => {
  vi.stubGlobal('matchMedia', matchMedia);
  expect(matchesMedia('(max-width: 900px)')).toBe(false);
  const onChange = vi.fn();
  watchMedia('(max-width: 900px)', onChange)();
  expect(onChange).not.toHaveBeenCalled();
});

test('a query that begins to hold is told until the watch ends', () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => list);
  expect(matchesMedia('(max-width: 900px)')).toBe(true);
  const onChange = vi.fn();
  const unwatch = watchMedia('(max-width: 900px)', onChange);
  list.dispatchEvent(new Event('change'));
  unwatch();
  list.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledTimes(1);
});
