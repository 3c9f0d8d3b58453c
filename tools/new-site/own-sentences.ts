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
  const count = values['facts.ts']?.['scale.officetels'] ?? 0;
  const uses = units.map((unit, index) => ({ ...unit, use: values['units.ts']?.[`units[${index}].use`] }));
  const areSmall = uses.every(({ area, use }) => use === 'officetel' || area <= SMALL);
  return [
    ...(steps?.length ? [[dates.of, dates.said] as [string, string]] : []),
    ...(typeof count === 'number' ? [[officetels.of, officetels.said(count)] as [string, string]] : []),
    [sizes.of, sizes.said(areSmall)],
  ];
}

/** A copied file in whose sentences about the first development stands what is known of this one. */
export function withOwnSentences(text: string, known: Known): string {
  const said = sentences(known);
  return text.replaceAll(/`[^`]*`/g, (literal) => {
    const own = said.find(([of]) => literal.includes(of));
    return own ? writtenValue(own[1]) : literal;
  });
}
