import { KEEP_TEXT } from '#text/walk.ts';
import layout from '#ui/style/layout.module.css';
import { Button } from '#ui/controls/button.tsx';
import styles from './keep-walk.module.css';
import { useKeptWalk } from './use-kept-walk.ts';

/** Keeps a home's walk on this device, and says how far it is. Only its end is read aloud, not every picture. */
export function KeepWalk({ unit }: { unit: string }) {
  const { kept, ask } = useKeptWalk(unit);
  if (!kept || (kept.state === 'out' && kept.missing === 0)) return null;
  const { state, done, total, missing } = kept;
  return (
    <div className={styles.keep}>
      {state === 'out' && (
        <>
          <Button look="light" onClick={() => ask('keep')}>
            {KEEP_TEXT.keep(missing)}
          </Button>
          <p className={layout.note}>{KEEP_TEXT.why}</p>
        </>
      )}
      {state === 'filling' && (
        <label className={styles.progress}>
          {KEEP_TEXT.keeping(done, total)}
          <progress value={done} max={total} />
        </label>
      )}
      <p role="status" className={layout.note}>
        {state === 'kept' && KEEP_TEXT.kept}
        {state === 'broken' && KEEP_TEXT.broken}
      </p>
      {state === 'broken' && (
        <Button look="light" onClick={() => ask('keep')}>
          {KEEP_TEXT.goOn(missing)}
        </Button>
      )}
      {(state === 'kept' || state === 'broken') && (
        <button type="button" className={styles.remove} onClick={() => ask('drop')}>
          {KEEP_TEXT.remove}
        </button>
      )}
    </div>
  );
}
