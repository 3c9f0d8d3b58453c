import { PRESS_TEXT, readProblem, type PressPart } from '#text/press/articles.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWhenOnline } from '#features/press/database/use-when-online.ts';
import styles from '#features/press/list/press-list.module.css';

interface ReadProblemProps {
  part: PressPart;
  /** The SDK's. */
  code: string;
  onRetry: () => void;
}

/** Says what could not be read, and tries again: by its button, and by itself when the network is back. */
export function ReadProblem({ part, code, onRetry }: ReadProblemProps) {
  useWhenOnline(onRetry);
  return (
    <div role="alert" className={styles.message}>
      <p>{readProblem(part, code)}</p>
      <Button onClick={onRetry}>{PRESS_TEXT.retry}</Button>
    </div>
  );
}
