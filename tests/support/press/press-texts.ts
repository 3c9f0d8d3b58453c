import * as fc from 'fast-check';

/** What would run, end an element, an attribute, a comment or a template, if it were ever markup. */
const MARKUP = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '"><iframe srcdoc="<script>alert(1)</script>">',
  "' onmouseover='alert(1)",
  '</title><h1>',
  '</textarea></table></article>',
  '<!--',
  '-->',
  '<!--app-->',
  '<!--head-->',
  '<![CDATA[',
  ']]>',
  '<?xml version="1.0"?>',
  '&lt;b&gt;',
  '&#60;script&#62;',
  '&amp;',
  '&',
  'javascript:alert(1)',
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '$&$1$`',
  '%00%0d%0a',
  '{"@type":"Person"}',
  '\\u003cscript\\u003e',
  'data-scripts=""',
  '<base href="//example.com/">',
  '<meta http-equiv="refresh" content="0">',
  '<style>*{display:none}</style>',
] as const;

const markup = fc.constantFrom(...MARKUP);
/** C0, DEL, C1, other line ends, code points that are no characters. */
const control = fc
  .oneof(
    fc.integer({ min: 0, max: 0x1f }),
    fc.integer({ min: 0x7f, max: 0x9f }),
    fc.constantFrom(0x2028, 0x2029, 0xfffe, 0xffff, 0xfdd0, 0x1fffe),
  )
  .map((code) => String.fromCodePoint(code));
const halfCharacter = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
const emoji = fc.constantFrom('🙂', '👩‍👩‍👧‍👦', '🏳️‍🌈', '🇰🇷', '❤️', '👍🏽', '\u20e3', '🫨');
const invisible = fc.constantFrom('\u200b', '\u200d', '\ufeff', '\u00ad', '\u2060', '\u3164', '\u180e', '\u{e0041}');
const rightToLeft = fc.constantFrom('שלום', 'مرحبا', '\u202e', '\u202d', '\u202c', '\u2067', '\u2069', '\u200f');
const stacked = fc.integer({ min: 1, max: 60 }).map((height) => `가${'\u0301\u0489'.repeat(height)}`);
const blank = fc.constantFrom(' ', '\t', '\n', '\r\n', '\r', '\u00a0', '\u3000');
const korean = fc.constantFrom('분양 소식', '청약', '온새미', 'ㄱㄴㄷ', '뷁');
const anything = fc.string({ unit: 'binary', maxLength: 12 });

const piece = fc.oneof(markup, control, halfCharacter, emoji, invisible, rightToLeft, stacked, blank, korean, anything);

/** A text of all that people, word processors, editors of other systems and attackers put into a field. */
export const nastyText = (longest: number): fc.Arbitrary<string> =>
  fc.array(piece, { maxLength: longest }).map((pieces) => pieces.join(''));

/** 100 kB without a place to break, or of lines. */
const longText = fc.constantFrom(
  'a'.repeat(100_000),
  '가'.repeat(34_000),
  '<b>'.repeat(33_000),
  'x\n'.repeat(50_000),
  '🙂'.repeat(25_000),
);

/** Fields of a stored article, as somebody with the rights may have written them past the desk. */
export const nastyArticle = fc.record({
  title: fc.oneof({ weight: 40, arbitrary: nastyText(8) }, { weight: 1, arbitrary: longText }),
  summary: fc.oneof({ weight: 40, arbitrary: nastyText(16) }, { weight: 1, arbitrary: longText }),
  content: fc.oneof({ weight: 40, arbitrary: nastyText(40) }, { weight: 2, arbitrary: longText }),
});
