import { expect, test } from 'vitest';
import { articleDay, articleMoment } from '#features/press/article/article-date.ts';

test('dates are Korean days, wherever the visitor is', () => {
  expect(articleDay(new Date('2026-10-04T23:30:00Z'))).toBe('2026. 10. 5.');
  expect(articleMoment(new Date('2026-10-04T23:30:00Z'))).toBe('2026년 10월 5일 오전 8:30');
  expect(articleMoment(new Date('2026-10-05T03:05:00Z'))).toBe('2026년 10월 5일 오후 12:05');
  expect(articleMoment(new Date('2026-12-31T15:00:00Z'))).toBe('2027년 1월 1일 오전 12:00');
  expect(articleDay(null)).toBe('');
});
