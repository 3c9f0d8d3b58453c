import { expect, test } from 'vitest';
import { decline, hasDeclined, noteVisit } from '#features/install/install-interest.ts';

const MINUTE = 60_000;
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

test('whoever comes again after half an hour has come back, however many pages the first visit had', () => {
  const device = shelf();
  for (let page = 0; page < 20; page++) expect(noteVisit(device, page * 10 * MINUTE)).toBe(false);
  expect(noteVisit(device, DAY)).toBe(true);
  expect(noteVisit(device, DAY + MINUTE)).toBe(true);
  expect(noteVisit(device, 0), 'a clock that is put back forgets nothing').toBe(true);
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
  expect(noteVisit(forbidden, 0)).toBe(false);
  expect(hasDeclined(forbidden, 0)).toBe(true);
  expect(() => decline(forbidden, 0)).not.toThrow();
});
