import path from 'node:path';
import { expect, test } from 'vitest';
import { documents } from '#content/documents.ts';
import { leadRetention } from '#content/shell.ts';
import { KIOSK_RETENTION_MS } from '#early/kiosk.ts';
import { RETENTION_MS } from '#outbox/policy.ts';
import type { Shell } from '#site/schema/shell.ts';
import { root } from '#tests/support/source-files.ts';
import { KIOSK_TEXT } from '#text/kiosk.ts';

const HOUR = 3_600_000;
const UNITS: Readonly<Record<string, number>> = { 시간: HOUR, 일: 24 * HOUR, 주: 7 * 24 * HOUR };
const COUNTS: Readonly<Record<string, number>> = { 한: 1, 두: 2, 세: 3, 네: 4 };

/** What says how long a request is kept that could not be sent. */
const UNSENT = /전송|보내지 못한/;

/** `7일`, `24시간` and `두 주` in milliseconds. */
const timesIn = (text: string): number[] =>
  [...text.matchAll(/(\d+|[한두세네]) ?(시간|일|주)/g)].map(
    ([, count = '', unit = '']) => (COUNTS[count] ?? Number(count)) * (UNITS[unit] ?? Number.NaN),
  );

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The times in each text that is about unsent requests. */
const promises = (value: unknown): number[][] =>
  textsIn(value)
    .filter((text) => UNSENT.test(text))
    .map(timesIn)
    .filter((times) => times.length > 0);

/** A lead is tried for one such time and then kept for as long again. */
test.each([
  ['src/content', [RETENTION_MS, RETENTION_MS]],
  ['sites/template', [RETENTION_MS, RETENTION_MS]],
  // It tells both in one.
  ['tests/fixtures/second-site', [2 * RETENTION_MS]],
])('the privacy notice of %s tells how long the outbox keeps a request', async (folder, times) => {
  const { shell } = (await import(path.join(root, folder, 'shell.ts'))) as { shell: Shell };
  expect(promises(shell.privacyNotice.retention)).toEqual([times]);
});

test('the privacy policy tells the same, in words and in its table', () => {
  const told = promises(documents?.['/privacy']);
  expect(told.length).toBeGreaterThan(1);
  for (const times of told) expect(new Set(times)).toEqual(new Set([RETENTION_MS]));
});

test('who sets up a shared tablet is told how long that keeps a request', () => {
  expect(promises(KIOSK_TEXT.rules)).toEqual([[KIOSK_RETENTION_MS]]);
});

test.each(['src/content', 'sites/template', 'tests/fixtures/second-site'])(
  'the privacy notice of %s tells how long the office keeps a lead',
  async (folder) => {
    const { shell } = (await import(path.join(root, folder, 'shell.ts'))) as { shell: Shell };
    expect(shell.privacyNotice.retention).toContain(`${shell.leadRetention.months}개월`);
  },
);

test('the privacy policy tells how long the office keeps a lead, in words and in its table', () => {
  const months = `접수하신 날부터 ${leadRetention.months}개월`;
  expect(textsIn(documents?.['/privacy']).filter((text) => text.includes(months))).toHaveLength(2);
});
