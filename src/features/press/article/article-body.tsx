import type { ReactNode } from 'react';
import { formatCount } from '#site/units/areas.ts';
import { PRESS_TEXT } from '#text/press/articles.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import { articleMoment } from './article-date.ts';
import { ArticleBlocks } from './article-blocks.tsx';
import type { PictureSources } from './shown-picture.tsx';
import type { Article } from '#site/press/article.ts';
import styles from './press-article.module.css';

interface ArticleBodyProps {
  article: Pick<Article, 'siteId' | 'title' | 'content' | 'date' | 'views'>;
  /** Of the title: 1 names the page. */
  level: 1 | 3;
  /** Pictures that are not at the storage yet. */
  waiting?: PictureSources['waiting'];
  /** What stands under the text. */
  children?: ReactNode;
}

/** An article as visitors read it. */
export function ArticleBody({ article, level, waiting, children }: ArticleBodyProps) {
  const Title = level === 1 ? 'h1' : 'h3';
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <Title className={styles.title} dir="auto">
          {keepMeasures(article.title)}
        </Title>
        <p className={styles.meta}>
          <span>{PRESS_TEXT.administrator}</span>
          <time dateTime={article.date?.toISOString()}>{articleMoment(article.date)}</time>
          <span>
            {PRESS_TEXT.views} {formatCount(article.views)}
          </span>
        </p>
      </header>
      <ArticleBlocks content={article.content} siteId={article.siteId} {...(waiting && { waiting })} />
      {children}
    </article>
  );
}
