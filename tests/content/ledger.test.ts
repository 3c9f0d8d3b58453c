import { expect, test } from 'vitest';
import { finishes } from '#content/finishes.ts';
import { interiors } from '#content/interiors.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';

/** `욕조와 세면대, 양변기`, one by one. */
const partsOf = (words: string): string[] => words.split(/, |[와과] /);

/** What the ledger has for a type under a heading: 기본, 유상옵션 or 전시품. */
const ledgerOf = (unit: string, heading: string): string[] =>
  finishes!.items
    .filter(({ kind, units }) => PRICE_TEXT.finishKinds[kind] === heading && (units?.includes(unit) ?? true))
    .flatMap(({ name }) => partsOf(name));

/** `실크벽지 (기본), 세라믹 타일 (유상옵션)` as its parts, each with what it is said to be. */
const claimsIn = (text: string) =>
  [...text.matchAll(/([^()]+) \(([^()]+)\)(?:, )?/g)].flatMap(([, words, heading]) =>
    partsOf(words!).map((part) => ({ part, heading: heading! })),
  );

test.each(interiors!.interiors)('the ledger has what the interior of $unit names, as what it names it', (interior) => {
  const { unit, rooms, finishes: materials } = interior;
  const claims = [...rooms.flatMap(({ points }) => points), ...materials.map(({ value }) => value)].flatMap(claimsIn);
  const missing = claims.filter(({ part, heading }) => !ledgerOf(unit, heading).some((name) => part.endsWith(name)));
  expect(claims.length, 'nothing was found to look for').toBeGreaterThan(rooms.length);
  expect(missing).toEqual([]);
});
