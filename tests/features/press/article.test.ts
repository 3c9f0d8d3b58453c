import { describe, expect, test } from 'vitest';
import { articleDay, articleMoment } from '#features/press/article-date.ts';
import { articleOf, paragraphsOf } from '#features/press/article.ts';

describe('a stored article', () => {
  test('is read with its server date and its views', () => {
    const date = new Date('2026-10-05T00:30:00Z');
    expect(
      articleOf('a', {
        siteId: 's',
        title: '제목',
        summary: '요약',
        content: '본문',
        date: { toDate: () => date },
        views: 3,
      }),
    ).toEqual({
      id: 'a',
      siteId: 's',
      title: '제목',
      summary: '요약',
      content: '본문',
      date,
      views: 3,
    });
  });
  test('shows 0 views and no date where they are missing or of another type', () => {
    expect(articleOf('a', { siteId: 's', title: '제목', views: 'many', date: 'yesterday' })).toMatchObject({
      views: 0,
      date: null,
      content: '',
    });
  });
  test('is no article without a title or a site', () => {
    expect(articleOf('a', { siteId: 's' })).toBeNull();
    expect(articleOf('a', { title: '제목' })).toBeNull();
  });
  test('has a paragraph for every line, and none for empty lines', () => {
    expect(paragraphsOf('첫 문단\r\n\n둘째 문단\n   \n셋째')).toEqual(['첫 문단', '둘째 문단', '셋째']);
  });
});

test('dates are Korean days, wherever the visitor is', () => {
  expect(articleDay(new Date('2026-10-04T23:30:00Z'))).toBe('2026. 10. 5.');
  expect(articleMoment(new Date('2026-10-04T23:30:00Z'))).toBe('2026년 10월 5일 오전 8:30');
  expect(articleMoment(new Date('2026-10-05T03:05:00Z'))).toBe('2026년 10월 5일 오후 12:05');
  expect(articleMoment(new Date('2026-12-31T15:00:00Z'))).toBe('2027년 1월 1일 오전 12:00');
  expect(articleDay(null)).toBe('');
});
