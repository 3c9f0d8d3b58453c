import type { StoredEntry } from '#notebook/entry.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { KeptGoals } from './kept-goals.tsx';
import { KeptTypes, type Goal } from './kept-types.tsx';

interface KeptSectionsProps {
  types: readonly Goal[];
  entries: readonly StoredEntry[];
  homes: readonly Goal[];
  /** Where homes are chosen; null: nowhere. */
  chooseHome: string | null;
  comparisons: readonly Goal[];
  /** Where types are compared; null: nowhere. */
  compare: string | null;
  layouts: readonly Goal[];
}

/** What was kept elsewhere on the site, a section each; none of what the development does not have. */
export function KeptSections({ types, entries, homes, chooseHome, comparisons, compare, layouts }: KeptSectionsProps) {
  return (
    <>
      <section aria-labelledby="my-types">
        <h2 id="my-types">{NOTEBOOK_TEXT.types}</h2>
        <KeptTypes types={types} entries={entries} />
      </section>
      {chooseHome !== null && (
        <section aria-labelledby="my-homes">
          <h2 id="my-homes">{NOTEBOOK_TEXT.homes}</h2>
          <KeptGoals
            kind="home"
            goals={homes}
            none={NOTEBOOK_TEXT.noHomes}
            choose={{ href: chooseHome, label: NOTEBOOK_TEXT.chooseHomes }}
          />
        </section>
      )}
      {compare !== null && (
        <section aria-labelledby="my-comparisons">
          <h2 id="my-comparisons">{NOTEBOOK_TEXT.comparisons}</h2>
          <KeptGoals
            kind="comparison"
            goals={comparisons}
            none={NOTEBOOK_TEXT.noComparisons}
            choose={{ href: compare, label: NOTEBOOK_TEXT.compareTypes }}
          />
        </section>
      )}
      <section aria-labelledby="my-layouts">
        <h2 id="my-layouts">{NOTEBOOK_TEXT.layouts}</h2>
        <KeptGoals kind="layout" goals={layouts} none={NOTEBOOK_TEXT.noLayouts} />
      </section>
    </>
  );
}
