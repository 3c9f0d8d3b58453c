import { useId, useState, type FormEvent } from 'react';
import { LAYOUT_NAME_LENGTH } from '#notebook/entry.ts';
import { keep } from '#notebook/notebook.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { Button } from '#ui/controls/button.tsx';
import form from '#ui/style/form.module.css';
import { layoutsOf } from './kept-entries.ts';
import { KeptGoals } from './kept-goals.tsx';
import styles from './my-visit.module.css';
import { useOpenNotebook } from './use-open-notebook.ts';

interface KeepLayoutProps {
  unit: string;
  /** What stands on the plan now, as an address writes it; null: nothing that could be kept. */
  code: string | null;
  /** Where a layout of this type is opened. */
  hrefOf: (code: string) => string;
}

/** Keeps layouts of one type under names in this browser, and leads back to them. */
export function KeepLayout({ unit, code, hrefOf }: KeepLayoutProps) {
  const { entries, state } = useOpenNotebook();
  const [name, setName] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim();
    if (called === '' || code === null) return setSaid(FIT_TEXT.keepNeedsName);
    void keep({ kind: 'layout', id: `${unit}/${called}`, unit, name: called, code });
    setName('');
    setSaid(state === 'kept' ? FIT_TEXT.kept(called) : FIT_TEXT.keptOnlyHere(called));
  };
  const kept = layoutsOf(entries).filter((layout) => layout.unit === unit);
  return (
    <>
      <form noValidate className={form.form} onSubmit={submit}>
        <div className={form.field}>
          <label htmlFor={id} className={form.label}>
            {FIT_TEXT.keepName}
          </label>
          <input
            id={id}
            autoComplete="off"
            maxLength={LAYOUT_NAME_LENGTH}
            placeholder={FIT_TEXT.keepNameExample}
            className={form.control}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className={styles.answers}>
          <Button type="submit" look="light" disabled={state === 'loading' || code === null}>
            {FIT_TEXT.keep}
          </Button>
          <span role="status">{said}</span>
        </div>
      </form>
      <h3>{FIT_TEXT.keptLayouts}</h3>
      <KeptGoals
        kind="layout"
        goals={kept.map((layout) => ({ id: layout.id, label: layout.name, href: hrefOf(layout.code) }))}
        none={FIT_TEXT.noneKept}
      />
    </>
  );
}
