import { inlinesOf, type Inline } from './article-links.ts';
import { pictureOf, type ArticlePicture } from './article-picture.ts';
import { paragraphsOf } from './article.ts';

// The body of an article is text, and can be read as that. Three forms of it are more: lines that begin with `- ` or
// `1. ` are lists, `[words](https://…)` is a link, `![description](picture)` alone in a line is a picture. No library of
// Markdown fits: one joins lines that follow each other into one paragraph, takes `*`, `_`, `#`, `>` and `<b>` from texts
// that were written before, and weighs more (marked 12 kB, micromark 15 kB) than the press pages have left.

/** A part of an article's body. */
export type ArticleBlock =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; isNumbered: boolean; items: Inline[][] }
  | ({ kind: 'picture' } & ArticlePicture);

const DOT = /^- +(?=\S)/;
const NUMBER = /^([1-9]\d{0,2})\. +(?=\S)/;

/** What a line says behind its mark, where the line goes on with a list or begins one; null: it does neither. */
function itemOf(line: string, before: ArticleBlock | undefined): { isNumbered: boolean; text: string } | null {
  const dot = DOT.exec(line);
  if (dot) return { isNumbered: false, text: line.slice(dot[0].length) };
  const number = NUMBER.exec(line);
  // Numbers have to follow each other from 1, as the page will count them: `12. 5. 당첨자 발표` is a date.
  const next = before?.kind === 'list' && before.isNumbered ? before.items.length + 1 : 1;
  return number && Number(number[1]) === next ? { isNumbered: true, text: line.slice(number[0].length) } : null;
}

/** The body of an article as page, preview and build show it: one paragraph a line, where it is not more. */
export function blocksOf(content: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const line of paragraphsOf(content)) {
    const last = blocks.at(-1);
    const item = itemOf(line, last);
    const picture = pictureOf(line);
    if (item && last?.kind === 'list' && last.isNumbered === item.isNumbered) last.items.push(inlinesOf(item.text));
    else if (item) blocks.push({ kind: 'list', isNumbered: item.isNumbered, items: [inlinesOf(item.text)] });
    else if (picture) blocks.push({ kind: 'picture', ...picture });
    else blocks.push({ kind: 'paragraph', inlines: inlinesOf(line) });
  }
  return blocks;
}
