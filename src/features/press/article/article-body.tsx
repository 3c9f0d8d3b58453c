import type { ReactNode } from 'react';
import { formatCount } from '#site/units/areas.ts';
import { PRESS_TEXT } from '#text/press/articles.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import { articleMoment } from './article-date.ts';
import { paragraphsOf, type Article } from '#site/press/article.ts';
import styles from './press-article.module.css';

interface ArticleBodyProps {
  article: Pick<Article, 'title' | 'content' | 'date' | 'views'>;
  /** Of the title: 1 names the page. */
  level: 1 | 3;
  /** What stands under the text. */
  children?: ReactNode;
}

/** An article as visitors read it. Its texts are text: nothing in them is ever markup. */
export function ArticleBody({ article, level, children }: ArticleBodyProps) {
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
      {paragraphsOf(article.content).map((paragraph, index) => (
        // Paragraphs have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} dir="auto">
          {keepMeasures(paragraph)}
        </p>
      ))}
      {children}
    </article>
  );
}
