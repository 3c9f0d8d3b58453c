import { expect, test } from 'vitest';
import { countPage, decline, hasDeclined } from '#features/install/install-interest.ts';

const DAY = 86_400_000;

function shelf() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => storage;
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('whoever opens a third page of the site has shown interest', () => {
  const visit = shelf();
  expect([countPage(visit), countPage(visit), countPage(visit), countPage(visit)]).toEqual([false, false, true, true]);
});

test('a no holds for 60 days, also when the clock is put back', () => {
  const device = shelf();
  expect(hasDeclined(device, 0)).toBe(false);
  decline(device, 100 * DAY);
  expect(hasDeclined(device, 100 * DAY + 1)).toBe(true);
  expect(hasDeclined(device, 159 * DAY)).toBe(true);
  expect(hasDeclined(device, 3 * DAY)).toBe(true);
  expect(hasDeclined(device, 161 * DAY)).toBe(false);
});

test('a browser that forbids storage is never asked', () => {
  expect(countPage(forbidden)).toBe(false);
  expect(hasDeclined(forbidden, 0)).toBe(true);
  expect(() => decline(forbidden, 0)).not.toThrow();
});
