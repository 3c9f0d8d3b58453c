import { expect, test } from 'vitest';
import { tagsOf } from '#tools/commands/weights/html-tags.mjs';

const named = (html: string) => tagsOf(html).map(({ name }) => name);

test('tags come in order, each closed where it ends', () => {
  expect(named('<body><picture><source srcset="a"><img src="b"></picture><p>text</p></body>').join(' ')).toBe(
    'html head /head body picture source /source img /img /picture p /p /body /html',
  );
});

test.each([
  ['in a comment', '<!-- <img src="a"> -->'],
  ['in a script', '<script>"<img src=a>"</script>'],
  ['that the page names without scripts only', '<body><noscript><img src="a"></noscript>'],
  ['in an attribute', '<p title="<img src=a>">'],
])('a picture %s is none', (_where, html) => {
  expect(named(html)).not.toContain('img');
});

test('attributes are what a browser makes of them, however they are quoted', () => {
  const [image] = tagsOf(`<IMG SRC=/a.webp alt='&quot;문&quot; &amp; 창' DATA-on>`).filter(
    ({ name }) => name === 'img',
  );
  expect(image?.attributes).toEqual({ src: '/a.webp', alt: '"문" & 창', 'data-on': '' });
});
