import { PRESS_TEXT } from '#text/press/articles.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import { blocksOf, type ArticleBlock } from '#site/press/article-blocks.ts';
import type { Inline } from '#site/press/article-links.ts';
import { ShownPicture, type PictureSources } from './shown-picture.tsx';

// Lines, items and pieces have no identity but their place.
/* oxlint-disable react/no-array-index-key */

/** Words and links of a line. */
function Words({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map(({ text, href }, index) => {
    if (!href) return keepMeasures(text);
    // A phone number or a mail address opens no window.
    if (!/^http/i.test(href))
      return (
        <a key={index} href={href}>
          {keepMeasures(text)}
        </a>
      );
    return (
      <a key={index} href={href} target="_blank" rel="noopener">
        {keepMeasures(text)} ({PRESS_TEXT.newWindow})
      </a>
    );
  });
}

interface BlockProps extends PictureSources {
  block: ArticleBlock;
}

function Block({ block, ...sources }: BlockProps) {
  if (block.kind === 'picture') return <ShownPicture key={block.id} picture={block} {...sources} />;
  if (block.kind === 'paragraph')
    return (
      <p dir="auto">
        <Words inlines={block.inlines} />
      </p>
    );
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((inlines, index) => (
        <li key={index} dir="auto">
          <Words inlines={inlines} />
        </li>
      ))}
    </List>
  );
}

interface ArticleBlocksProps extends PictureSources {
  content: string;
}

/** The body of an article. Its texts are text: nothing in them is ever markup. */
export const ArticleBlocks = ({ content, ...sources }: ArticleBlocksProps) =>
  blocksOf(content).map((block, index) => <Block key={index} block={block} {...sources} />);
