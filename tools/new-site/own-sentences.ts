import type { ScheduleStep } from '#site/schema/schedule.ts';
import { OWN_SENTENCES } from '#text/sheet/known.ts';
import { writtenValue } from '#tools/editor/written-value.ts';
import type { UnitType } from './fill-template.ts';
import type { Values } from './set-values.ts';

/** Above it a home is a large one, of which fewer are given by points. */
const SMALL = 85;

interface Known {
  values: Readonly<Record<string, Values>>;
  units: readonly UnitType[];
}

/** What a workbook says of what a copied sentence is about, by what only that sentence has. */
function sentences({ values, units }: Known): [of: string, said: string][] {
  const { dates, officetels, sizes } = OWN_SENTENCES;
  const steps = values['schedule.ts']?.['steps'] as readonly ScheduleStep[] | undefined;
  const known: [of: string, said: string][] = steps?.length ? [[dates.of, dates.said]] : [];
  // Which homes there are, only a sheet of types says: without it nobody knows of officetels or large homes.
  const types = values['units.ts'];
  if (!types) return known;
  const apartments = units.filter((_unit, index) => types[`units[${index}].use`] !== 'officetel');
  const hasOfficetels = apartments.length < units.length;
  const count = values['facts.ts']?.['scale.officetels'] ?? (hasOfficetels ? null : 0);
  if (typeof count === 'number') known.push([officetels.of, officetels.said(count)]);
  if (apartments.length > 0) known.push([sizes.of, sizes.said(apartments.every(({ area }) => area <= SMALL))]);
  return known;
}

/** A copied file in whose sentences about the first development stands what is known of this one. */
export function withOwnSentences(text: string, known: Known): string {
  const said = sentences(known);
  return text.replaceAll(/`[^`]*`/g, (literal) => {
    const own = said.find(([of]) => literal.includes(of));
    return own ? writtenValue(own[1]) : literal;
  });
}
