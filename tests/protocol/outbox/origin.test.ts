import { describe, expect, test } from 'vitest';
import { originOf } from '#protocol/outbox/origin.ts';

const at = (address: string, referrer = '') => originOf(new URL(address, 'https://site.test'), referrer);

describe('where a visit came from', () => {
  test('is its campaign, the host before it and its first path', () => {
    expect(
      at(
        '/%EC%98%A8/customer?utm_source=naver&utm_medium=cpc&utm_campaign=%EC%98%A4%ED%94%88&utm_term=t&utm_content=c#x',
        'https://search.naver.com/search?query=secret',
      ),
    ).toEqual({
      utm_source: 'naver',
      utm_medium: 'cpc',
      utm_campaign: '오픈',
      utm_term: 't',
      utm_content: 'c',
      referrer_host: 'search.naver.com',
      landing: '/온/customer',
    });
  });

  test('is no other parameter, no page of this site before it, and no empty word', () => {
    expect(at('/?utm_source=&phone=01012345678&gclid=x', 'https://site.test/page')).toEqual({ landing: '/' });
  });

  test('is no longer than the office takes it', () => {
    expect(at(`/${'a'.repeat(999)}?utm_source=${'b'.repeat(999)}`)).toEqual({
      utm_source: 'b'.repeat(100),
      landing: `/${'a'.repeat(299)}`,
    });
  });
});
