import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { Button } from '#ui/controls/button.tsx';
import { EraseNotebook } from './erase-notebook.tsx';
import { idsOf, layoutsOf, type KeptLayout } from './kept-entries.ts';
import { KeptSections } from './kept-sections.tsx';
import type { Goal } from './kept-types.tsx';
import styles from './my-visit.module.css';
import { PrintedVisit } from './printed-visit.tsx';
import { useOpenNotebook } from './use-open-notebook.ts';
import { VisitChecklist } from './visit-checklist.tsx';

interface MyVisitProps {
  /** Name and telephone number, for paper. */
  development: string;
  /** Every type that is sold. */
  types: readonly Goal[];
  /** What an id names; null: the development has no such home any more. */
  homeOf: (id: string) => Goal | null;
  /** Where homes are chosen; null: nowhere. */
  chooseHome: string | null;
  /** The types of a comparison in words, and where they stand side by side. */
  comparisonOf: (id: string) => Goal;
  /** Where types are compared; null: nowhere. */
  compare: string | null;
  /** Where furniture was put on a type's plan; null: the development has no such type any more. */
  layoutOf: (layout: KeptLayout) => Omit<Goal, 'id'> | null;
}

/** 나의 방문: what a visitor keeps in this browser, to be read, printed and erased. */
export function MyVisit({ development, types, homeOf, chooseHome, comparisonOf, compare, layoutOf }: MyVisitProps) {
  const { entries, state } = useOpenNotebook();
  const homes = idsOf(entries, 'home').map((id) => homeOf(id) ?? { id, label: id, href: null });
  const comparisons = idsOf(entries, 'comparison').map(comparisonOf);
  const layouts = layoutsOf(entries).map((layout) => ({
    id: layout.id,
    ...(layoutOf(layout) ?? { label: layout.id, href: null }),
  }));
  const kept = types.filter(({ id }) => idsOf(entries, 'type').includes(id));
  return (
    <>
      <p role="status" className={styles.state}>
        {NOTEBOOK_TEXT.state[state]}
      </p>
      {/* Before it is taken over, what is ticked or written would be lost. */}
      <fieldset disabled={state === 'loading'} className={styles.screen}>
        <KeptSections
          types={types}
          entries={entries}
          homes={homes}
          chooseHome={chooseHome}
          comparisons={comparisons}
          compare={compare}
          layouts={layouts}
        />
        <section aria-labelledby="my-checklist">
          <h2 id="my-checklist">{NOTEBOOK_TEXT.checklist}</h2>
          <p>{NOTEBOOK_TEXT.checklistLead}</p>
          <VisitChecklist entries={entries} />
        </section>
        <div className={styles.answers}>
          <Button onClick={() => window.print()}>{NOTEBOOK_TEXT.export}</Button>
          <EraseNotebook />
        </div>
      </fieldset>
      <PrintedVisit
        development={development}
        types={kept.map(({ label }) => label)}
        homes={homes.map(({ label }) => label)}
        comparisons={compare === null ? null : comparisons.map(({ label }) => label)}
        layouts={layouts.map(({ label }) => label)}
        entries={entries}
      />
    </>
  );
}
