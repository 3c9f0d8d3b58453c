import { PRESS_TEXT } from '#text/press/articles.ts';
import { Button } from '#ui/controls/button.tsx';
import { articleMoment } from './article-date.ts';
import { useWhenOnline } from '#features/press/database/use-when-online.ts';
import styles from '#features/press/list/press-list.module.css';

interface ReadEarlierProps {
  readAt: Date;
  onRetry: () => void;
}

/** Says that this is not the newest, when it was read, and how to try again. */
export function ReadEarlier({ readAt, onRetry }: ReadEarlierProps) {
  useWhenOnline(onRetry);
  return (
    <div role="status" className={styles.earlier}>
      <p>{PRESS_TEXT.readEarlier(articleMoment(readAt))}</p>
      <Button look="light" onClick={onRetry}>
        {PRESS_TEXT.retry}
      </Button>
    </div>
  );
}
