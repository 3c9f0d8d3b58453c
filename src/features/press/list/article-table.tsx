import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#site/units/areas.ts';
import type { HistoryState } from '#site/pages/history-state.ts';
import { PRESS_TEXT } from '#text/press/articles.ts';
import layout from '#ui/style/layout.module.css';
import { keepMeasures } from '#ui/style/measures.ts';
import { articleDay } from '#features/press/article/article-date.ts';
import { ARTICLES_PER_PAGE, type Article } from '#site/press/article.ts';
import styles from './press-list.module.css';

const FROM_LIST: HistoryState = { fromList: true };

interface ArticleTableProps {
  /** The address of an article, as a link writes it. */
  hrefOf: (id: string) => string;
  /** null: being read. Blank rows keep their place, so that nothing jumps. */
  articles: readonly Article[] | null;
  rows: RefObject<HTMLTableSectionElement | null>;
}

/** Number, title and day; wide screens also show the author and the views. */
export function ArticleTable({ hrefOf, articles, rows }: ArticleTableProps) {
  return (
    <table className={styles.table} aria-busy={articles === null}>
      <caption className={layout.hidden}>{PRESS_TEXT.list}</caption>
      <thead>
        <tr>
          <th scope="col">{PRESS_TEXT.number}</th>
          <th scope="col" className={styles.title}>
            {PRESS_TEXT.title}
          </th>
          <th scope="col">{PRESS_TEXT.created}</th>
          <th scope="col" className={styles.wide}>
            {PRESS_TEXT.author}
          </th>
          <th scope="col" className={styles.wide}>
            {PRESS_TEXT.views}
          </th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {articles === null && <BlankRows />}
        {articles?.map(({ id, title, date, views }, index) => (
          <tr key={id}>
            <td>{index + 1}</td>
            <td className={styles.title}>
              <Link to={hrefOf(id)} state={FROM_LIST} dir="auto">
                {keepMeasures(title)}
              </Link>
            </td>
            <td className={styles.date}>{articleDay(date)}</td>
            <td className={styles.wide}>{PRESS_TEXT.administrator}</td>
            <td className={styles.wide}>{formatCount(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BlankRows() {
  return Array.from({ length: ARTICLES_PER_PAGE }, (_, index) => (
    <tr key={index} className={styles.blank} aria-hidden="true">
      <td>{index + 1}</td>
      <td colSpan={4} className={styles.title}>
        <span>&nbsp;</span>
      </td>
    </tr>
  ));
}
