import { describe, expect, test } from 'vitest';
import { answerTo, arrange } from '#sw/routes.ts';
import { offlineFiles } from '#tests/support/offline-files.ts';

const ORIGIN = 'https://site.example';
const known = arrange(offlineFiles);
const ask = (address: string, mode: RequestMode, method = 'GET') =>
  answerTo({ url: new URL(address, ORIGIN).href, mode, method }, ORIGIN, known);
const open = (address: string) => ask(address, 'navigate');
const load = (address: string) => ask(address, 'no-cors');

const BRAND = { kind: 'file', key: '/Brand/intro?v=brand-h1' };

describe('a navigation', () => {
  test('is answered by its page, whatever parameters a campaign adds', () => {
    expect(open('/')).toEqual({ kind: 'file', key: '/?v=home-h1' });
    expect(open('/Brand/intro')).toEqual(BRAND);
    expect(open('/Brand/intro?utm_source=naver&utm_medium=cpc')).toEqual(BRAND);
    expect(open('/Brand/intro?kakao_agent=x&KAKAO_TRACK=1#part')).toEqual(BRAND);
  });

  test('to another spelling is sent to the page, with its parameters', () => {
    expect(open('/Brand/intro/')).toEqual({ kind: 'redirect', to: '/Brand/intro' });
    expect(open('/Brand/intro.html?utm_source=a')).toEqual({ kind: 'redirect', to: '/Brand/intro?utm_source=a' });
    expect(open('/index.html')).toEqual({ kind: 'redirect', to: '/' });
    expect(open('/Old/Name')).toEqual({ kind: 'redirect', to: '/Brand/intro' });
  });

  test('knows upper from lower case, as hosts do', () => {
    expect(open('/brand/intro')).toEqual({ kind: 'unknown-page' });
  });

  test('to a Korean address finds its page', () => {
    expect(open('/단지/press')).toMatchObject({ kind: 'file', key: '/%EB%8B%A8%EC%A7%80/press?v=press-h1' });
  });

  test('without a file of its own is answered by its shell, the more exact first', () => {
    expect(open('/단지/press/new-article')).toMatchObject({ key: '/%EB%8B%A8%EC%A7%80/press/_article?v=article-h1' });
    expect(open('/other/press')).toMatchObject({ key: '/_/press?v=shell-h1' });
    expect(open('/other/press/')).toMatchObject({ kind: 'redirect', to: '/other/press' });
  });

  test('to what there is not may still be there on the host', () => {
    expect(open('/nowhere')).toEqual({ kind: 'unknown-page' });
    expect(open('/nowhere/')).toEqual({ kind: 'unknown-page' });
  });

  test('to a file of the pack is answered with it', () => {
    expect(open('/announcement.pdf')).toEqual({ kind: 'file', key: '/announcement.pdf?v=pdf-h1' });
  });
});

describe('a part of a page', () => {
  test('is looked up: this build’s files, pictures, and the chunks of older builds', () => {
    expect(load('/assets/main-1.js')).toEqual({ kind: 'file', key: '/assets/main-1.js' });
    expect(load('/assets/older-2.js')).toEqual({ kind: 'asset', pathname: '/assets/older-2.js' });
    expect(load('/images/hero-0123abcd-640.avif')).toEqual({
      kind: 'picture',
      pathname: '/images/hero-0123abcd-640.avif',
    });
  });
});

describe('nothing is done with', () => {
  test.each([
    ['a form’s POST', () => ask('/', 'navigate', 'POST')],
    ['a POST to the form service', () => ask('/local/forms/visit', 'cors', 'POST')],
    ['the embedded services', () => open('/local/inbox')],
    ['what is there only with a network', () => open('/단지/desk')],
    ['the same in other spellings', () => open('/단지/desk/?a=1') ?? open('/단지/desk.html')],
    ['a film', () => load('/films/brand.mp4')],
    ['a read of press data', () => ask('/v1/projects/demo/databases/(default)/documents/press/1', 'cors')],
    ['another origin', () => ask('https://forms.example/f/1', 'cors')],
    ['the worker’s own file', () => load('/sw.js')],
    ['an address that cannot be decoded', () => open('/%E0%A4%A')],
  ])('%s', (_name, answer) => {
    expect(answer()).toBeNull();
  });
});

describe('a picture of an article', () => {
  const PICTURE = '/v0/b/p.appspot.com/o/press%2Fsite%2F0123456789abcdef-1600x1067.webp?alt=media';

  test('may have been kept, at whichever origin it is', () => {
    for (const origin of ['https://firebasestorage.googleapis.com', ORIGIN])
      expect(load(origin + PICTURE)).toEqual({ kind: 'press-picture', address: origin + PICTURE });
  });

  test('is neither its metadata, nor its upload, nor another file of the storage', () => {
    expect(load(PICTURE.replace('?alt=media', ''))).toBeNull();
    expect(ask(PICTURE, 'cors', 'POST')).toBeNull();
    expect(load('https://firebasestorage.googleapis.com/v0/b/p/o/other.webp?alt=media')).toBeNull();
  });
});
