import { describe, expect, test } from 'vitest';
import fs from 'node:fs';
import { ARTICLE_LIMITS } from '#site/press/article-text.ts';
import { articleOf, paragraphsOf } from '#site/press/article.ts';
import { root } from '#tests/support/source-files.ts';
import { publishedArticleOf } from '#tools/prerender/published-articles.ts';

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
  test('is the same in the SDK’s words and in those of the REST calls, whatever it lacks', () => {
    const date = new Date('2026-10-05T00:30:00Z');
    const inRest = (fields: object) => publishedArticleOf({ name: 'projects/p/documents/press/a', fields });
    const texts = { siteId: { stringValue: 's' }, title: { stringValue: ' 제목\n둘' } };
    expect(inRest(texts)).toEqual(articleOf('a', { siteId: 's', title: ' 제목\n둘' }));
    expect(
      inRest({
        ...texts,
        date: { timestampValue: date.toISOString() },
        views: { integerValue: '3' },
        summary: { nullValue: null },
      }),
    ).toEqual(articleOf('a', { siteId: 's', title: ' 제목\n둘', date: { toDate: () => date }, views: 3 }));
    expect(inRest({ ...texts, date: { timestampValue: 'gestern' }, views: { doubleValue: 2 } })).toMatchObject({
      title: '제목 둘',
      date: null,
      views: 2,
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

test('the desk stops at the lengths at which the database does', () => {
  const rules = fs.readFileSync(`${root}/firestore.rules`, 'utf8');
  const found = Array.from(rules.matchAll(/isText\(data\.(\w+), \d+, (\d+)\)/g), ([, field = '', most]) => [
    field,
    Number(most),
  ]);
  expect(Object.fromEntries(found)).toMatchObject(ARTICLE_LIMITS);
});
