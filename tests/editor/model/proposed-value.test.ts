import { expect, test } from 'vitest';
import { proposedValue, todayInKorea } from '#editor/model/proposed-value.ts';
import { shell } from '#content/shell.ts';
import { facts } from '#content/facts.ts';
import { checkNoticeVersion } from '#tools/content/notice-version.ts';

test('the number that is proposed of a changed notice is one that its check takes', () => {
  const changed = { ...shell, privacyNotice: { ...shell.privacyNotice, purpose: '다른 목적' } };
  const [problem] = checkNoticeVersion({ facts, shell: changed });
  const version = proposedValue(problem?.remedy ?? '', '2026-12-01') ?? '';
  expect(version).toMatch(/^2026-12-01-/);
  expect(
    checkNoticeVersion({ facts, shell: { ...changed, privacyNotice: { ...changed.privacyNotice, version } } }),
  ).toEqual([]);
});

test('of any other mistake nothing is proposed', () => {
  expect(proposedValue("write a day, for example '2026-11-28'", '2026-12-01')).toBeNull();
});

test('the day is Korea’s', () => {
  expect(todayInKorea(new Date('2026-11-30T15:00:00Z'))).toBe('2026-12-01');
  expect(todayInKorea(new Date('2026-11-30T14:59:59Z'))).toBe('2026-11-30');
});
