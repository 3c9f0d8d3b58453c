import { Link } from 'react-router';
import { PRESS_TEXT } from '#text/press.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { articleDay } from './article-date.ts';
import { useArticleList } from './use-article-list.ts';
import styles from './press-list.module.css';

/** The articles of a site: a table, and 더보기 while there are more. */
export function PressList({ siteId }: { siteId: string }) {
  const { status, articles, hasMore, loadNext } = useArticleList(siteId);
  return (
    <>
      {articles.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>{PRESS_TEXT.list}</caption>
          <thead>
            <tr>
              <th scope="col">{PRESS_TEXT.number}</th>
              <th scope="col">{PRESS_TEXT.title}</th>
              <th scope="col">{PRESS_TEXT.created}</th>
              <th scope="col" className={styles.wide}>
                {PRESS_TEXT.author}
              </th>
              <th scope="col" className={styles.wide}>
                {PRESS_TEXT.views}
              </th>
            </tr>
          </thead>
          <tbody>
            {articles.map(({ id, title, date, views }, index) => (
              <tr key={id}>
                <td>{index + 1}</td>
                <td className={styles.title}>
                  <Link to={encodeURI(`/${siteId}/press/${id}`)}>{title}</Link>
                </td>
                <td className={styles.date}>{articleDay(date)}</td>
                <td className={styles.wide}>{PRESS_TEXT.administrator}</td>
                <td className={styles.wide}>{views.toLocaleString('ko-KR')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {status === 'loading' && <Spinner label={PRESS_TEXT.loading} />}
      {status === 'ready' && articles.length === 0 && <p className={styles.message}>{PRESS_TEXT.empty}</p>}
      {hasMore && (
        <Button look="light" className={styles.more} onClick={() => void loadNext()}>
          {PRESS_TEXT.more}
        </Button>
      )}
      {status === 'failed' && (
        <div role="alert" className={styles.message}>
          <p>{PRESS_TEXT.failed}</p>
          <Button onClick={() => void loadNext()}>{PRESS_TEXT.retry}</Button>
        </div>
      )}
    </>
  );
}
