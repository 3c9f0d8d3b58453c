import { expect, test } from 'vitest';
import { overview } from '#content/overview.ts';
import { prices } from '#content/prices.ts';
import { formatMonth } from '#text/dates.ts';

test('the month of moving in is the month in which the last payment is due', () => {
  const said = overview!.rows.find(({ label }) => label === '입주 예정')!.value;
  for (const { balance } of prices!.plans) expect(said).toContain(formatMonth(balance.due!));
});
