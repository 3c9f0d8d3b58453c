import { SHELL_TEXT } from '#text/shell.ts';
import { Spinner } from '#ui/controls/spinner.tsx';
import { usePending } from '#app/routing/pending-store.ts';
import styles from './pending-page.module.css';

/** The spinner over the old page while the next one is being loaded; quick ones never show it. */
export function PendingPage() {
  const isPending = usePending((state) => state.isPending);
  if (!isPending) return null;
  return (
    <div className={styles.pending}>
      <Spinner label={SHELL_TEXT.loading} />
    </div>
  );
}
