import { EDITOR_TEXT } from '#text/editor/words.ts';

const PANES = [
  ['form', EDITOR_TEXT.showForm],
  ['site', EDITOR_TEXT.showSite],
] as const;
export type Pane = (typeof PANES)[number][0];

/** Where form and site have no room beside each other: which of them is seen. */
export function Panes({ pane, choose }: { pane: Pane; choose: (pane: Pane) => void }) {
  return (
    <section className="panes" aria-label={EDITOR_TEXT.panes}>
      {PANES.map(([name, label]) => (
        <button key={name} type="button" aria-pressed={pane === name} onClick={() => choose(name)}>
          {label}
        </button>
      ))}
    </section>
  );
}
