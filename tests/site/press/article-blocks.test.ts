import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ArticleBlocks } from '#features/press/article/article-blocks.tsx';
import { blocksOf, type ArticleBlock } from '#site/press/article-blocks.ts';
import { inlinesOf, type Inline } from '#site/press/article-links.ts';
import { pictureLine, pictureOf } from '#site/press/article-picture.ts';
import { paragraphsOf } from '#site/press/article.ts';
import { linkAddressOf, linkText } from '#site/press/typed-links.ts';
import { nastyText } from '#tests/support/press/press-texts.ts';

const PICTURE = '0123456789abcdef-1600x1067.webp';

const form = fc.constantFrom('- ', '1. ', '2. ', '[', ']', '](', ')', '![', `](${PICTURE})`, 'https://a.kr', '\n');
const article = fc.array(fc.oneof(form, nastyText(3)), { maxLength: 30 }).map((pieces) => pieces.join(''));

const written = (inlines: readonly Inline[]) =>
  inlines.map(({ text, href }) => (href ? linkText(text, href) : text)).join('');

/** What was written for a block, from nothing but what its reader has before them. */
function linesOf(block: ArticleBlock): string[] {
  if (block.kind === 'picture') return [pictureLine(block.description, block.id)];
  if (block.kind === 'paragraph') return [written(block.inlines)];
  return block.items.map((item, index) => `${block.isNumbered ? `${index + 1}.` : '-'} ${written(item)}`);
}

const withoutSpaces = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/\s/g, ''));

describe('the body of an article', () => {
  test('is one paragraph a line, as it always was, where no line is written as anything else', () => {
    const old = '첫 문단\n\n12. 5. 당첨자 발표\n-3% 할인\n2. 둘째부터 센 글\n[전화] (032) 1\n-\n1.';
    expect(blocksOf(old)).toEqual(paragraphsOf(old).map((line) => ({ kind: 'paragraph', inlines: [{ text: line }] })));
  });

  test('makes lists of lines that begin with a dash, or with numbers that count from one', () => {
    expect(blocksOf('- 하나\n- 둘\n\n1. 첫째\n2. 둘째\n4. 넷째')).toEqual([
      { kind: 'list', isNumbered: false, items: [[{ text: '하나' }], [{ text: '둘' }]] },
      { kind: 'list', isNumbered: true, items: [[{ text: '첫째' }], [{ text: '둘째' }]] },
      { kind: 'paragraph', inlines: [{ text: '4. 넷째' }] },
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.kr',
    '//a.kr',
    'https://',
    'mailto:',
    'tel:javascript',
  ])('leaves a link to %s as the text that it is', (address) =>
    expect(inlinesOf(`[글](${address})`)).toEqual([{ text: `[글](${address})` }]),
  );

  test('leads to pages, phones and mail addresses', () => {
    expect(inlinesOf('문의 [전화](tel:032-000-0000), [메일](mailto:a@b.kr), [안내](https://a.kr/b?c=1).')).toEqual([
      { text: '문의 ' },
      { text: '전화', href: 'tel:032-000-0000' },
      { text: ', ' },
      { text: '메일', href: 'mailto:a@b.kr' },
      { text: ', ' },
      { text: '안내', href: 'https://a.kr/b?c=1' },
      { text: '.' },
    ]);
  });

  test('has its links in browsers that lack URL.canParse', () => {
    const old = class extends URL {};
    vi.stubGlobal('URL', Object.assign(old, { canParse: undefined }));
    expect(inlinesOf('[안내](https://a.kr)')).toEqual([{ text: '안내', href: 'https://a.kr' }]);
    vi.unstubAllGlobals();
  });

  test('shows a picture that stands alone in a line, with its size', () => {
    expect(pictureOf(pictureLine('모형 [전시]\n모습', PICTURE))).toEqual({
      description: '모형 전시 모습',
      id: PICTURE,
      width: 1600,
      height: 1067,
    });
    expect(blocksOf(`글 ![모형](${PICTURE})`)[0]).toMatchObject({ kind: 'paragraph' });
    expect(pictureOf('![모형](../../etc/passwd)')).toBeNull();
    expect(pictureOf(`![ ](${PICTURE})`)).toBeNull();
  });

  test('shows every character of every text, in the order in which it was written', () => {
    fc.assert(
      fc.property(article, (content) => {
        expect(withoutSpaces(blocksOf(content).flatMap(linesOf))).toEqual(withoutSpaces(paragraphsOf(content)));
      }),
      { numRuns: 500 },
    );
  });

  test('is never markup, whatever is written', () => {
    fc.assert(
      fc.property(article, (content) => {
        const html = renderToStaticMarkup(createElement(ArticleBlocks, { content, siteId: 's' }));
        const elements = Array.from(html.matchAll(/<\/?(\w+)/g), ([, name]) => name);
        expect(elements.filter((name) => !['p', 'ul', 'ol', 'li', 'a', 'img'].includes(name ?? ''))).toEqual([]);
        const addresses = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href);
        expect(addresses.filter((href) => !/^(https?:\/\/|tel:|mailto:)/.test(href ?? ''))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an address that somebody types for a link', () => {
  test.each([
    ['www.example.com', 'https://www.example.com'],
    [' http://a.kr/b(c) ', 'http://a.kr/b%28c%29'],
    ['032-000-0000', 'tel:032-000-0000'],
    ['02.123.4567', 'tel:02-123-4567'],
    ['02) 123-4567', 'tel:02-123-4567'],
    ['(032) 000 0000', 'tel:032-000-0000'],
    ['+82 2 123 4567', 'tel:+82-2-123-4567'],
    ['name@example.com', 'mailto:name@example.com'],
  ])('%s leads to %s', (typed, address) => {
    expect(linkAddressOf(typed)).toBe(address);
    expect(inlinesOf(linkText('글', address))).toEqual([{ text: '글', href: address }]);
  });

  test.each(['', '전화', 'javascript:alert(1)', 'localhost', 'data:,x'])('%j leads nowhere', (typed) => {
    expect(linkAddressOf(typed)).toBeNull();
  });

  test.each(['211.1.2.3', '02.123.4567/a', 'https://02.123.4567', '1.2', 'http://0x7f.1'])(
    '%s, which browsers read as the number of a stranger’s computer, leads nowhere',
    (typed) => expect(linkAddressOf(typed)).toBeNull(),
  );
});
