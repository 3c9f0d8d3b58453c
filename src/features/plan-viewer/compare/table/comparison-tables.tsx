import { clsx } from 'clsx';
import { comparisonOf, partByLikeness, type ComparisonGroup } from '#site/units/comparison/comparison-rows.ts';
import type { ComparedType } from '#site/units/comparison/compared-types.ts';
import type { Variant } from '#site/plan/spaces.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import { BELOW_FOLD, mark } from '#protocol/page/page-marks.ts';
import { Notes } from '#ui/blocks/notes.tsx';
import { keepMeasures } from '#ui/style/measures.ts';
import table from '#ui/style/table.module.css';
import styles from './comparison-tables.module.css';
import { differenceInWords, nameOf, valuesOf } from './row-words.ts';

interface ComparisonTablesProps {
  types: readonly ComparedType[];
  /** Of which rooms are measured. */
  variant: Variant;
}

/** The types in numbers: what differs first, then what is the same. */
export function ComparisonTables({ types, variant }: ComparisonTablesProps) {
  const { differing, alike } = partByLikeness(comparisonOf(types, variant));
  const priceNotes = types.some(({ price }) => price) ? [COMPARISON_TEXT.priceNote] : [];
  return (
    <div {...mark(BELOW_FOLD)} className={styles.tables}>
      {differing.length > 0 && (
        <ComparisonTable caption={COMPARISON_TEXT.differing} groups={differing} types={types} hasDifferences />
      )}
      {alike.length > 0 && <ComparisonTable caption={COMPARISON_TEXT.alike} groups={alike} types={types} />}
      <Notes notes={[...priceNotes, ...COMPARISON_TEXT.notes]} />
    </div>
  );
}

interface ComparisonTableProps {
  caption: string;
  groups: readonly ComparisonGroup[];
  types: readonly ComparedType[];
  hasDifferences?: boolean;
}

/** On narrow screens a name and its difference stand in a line of their own above the values. */
function ComparisonTable({ caption, groups, types, hasDifferences = false }: ComparisonTableProps) {
  return (
    <table className={clsx(table.table, styles.table, types.length > 2 && styles.ofThree)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{COMPARISON_TEXT.fact}</th>
          {hasDifferences && <th scope="col">{COMPARISON_TEXT.difference}</th>}
          {types.map(({ id, label }) => (
            <th key={id} scope="col" className={styles.value}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={types.length + (hasDifferences ? 2 : 1)} className={styles.group}>
              {COMPARISON_TEXT.groups[group]}
            </th>
          </tr>
          {rows.map((row) => {
            const name = nameOf(row);
            const values = valuesOf(row, types);
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {hasDifferences && <td className={styles.difference}>{keepMeasures(differenceInWords(row, types))}</td>}
                {types.map(({ id }, index) => (
                  <td key={id} className={styles.value}>
                    {keepMeasures(values[index] ?? '')}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
