import { writtenValue } from '#tools/editor/written-value.ts';

/** A unit type by its id, as it stands in addresses. */
export interface UnitType {
  id: string;
  /** 59A → 59㎡A */
  label: string;
  /** m², by its id, or as the workbook says it. */
  area: number;
}

/** The one type that the template shows how to write. */
const TEMPLATE_UNIT = unitType('84A');

/** @throws {Error} when the id does not begin with square metres, followed by capitals */
export function unitType(id: string): UnitType {
  const [, area, letter = ''] = /^(\d{2,3})([A-Z]*)$/.exec(id) ?? [];
  if (!area) throw new Error(`--units: "${id}" is no type: write square metres and a letter, for example 59A,84A,84B`);
  return { id, label: `${area}㎡${letter}`, area: Number(area) };
}

/** Rooms of a stand-in plan are 10 m wide, so its depth in millimetres is the area times a hundred. */
const depthOf = ({ area }: UnitType) => `${Math.round(area * 100)}`;

/** A number of the template that is a field's whole value; digits of labels and addresses are none. */
const numberField = (value: string) => new RegExp(String.raw`(?<=: )${value}(?=[,\s])`, 'g');

const fill = (text: string, unit: UnitType): string =>
  text
    .replaceAll(TEMPLATE_UNIT.label, unit.label)
    .replaceAll(TEMPLATE_UNIT.id, unit.id)
    .replaceAll(numberField(depthOf(TEMPLATE_UNIT)), depthOf(unit))
    .replaceAll(numberField(`${TEMPLATE_UNIT.area}`), `${unit.area}`);

/** A file of the template for other types: what stands between `// each unit` and `// end` comes once for each. */
export function fillUnits(text: string, units: readonly [UnitType, ...UnitType[]]): string {
  const repeated = text.replaceAll(/^[ \t]*\/\/ each unit\n([\s\S]*?)^[ \t]*\/\/ end\n/gm, (_whole, block: string) =>
    units.map((unit) => `\0${fill(block, unit)}\0`).join(''),
  );
  // What is left over speaks of one type: the first.
  return repeated
    .split('\0')
    .map((part, index) => (index % 2 === 0 ? fill(part, units[0]) : part))
    .join('');
}

/** What a copied guide says of the development that it was written for has to be read again. */
export const markSpecific = (text: string, mark: string): string =>
  text.replaceAll('${facts.shortName}', `${mark} \${facts.shortName}`);

/** @param list ids with commas between @throws {Error} naming the one that is no type */
export function unitTypes(list: string): [UnitType, ...UnitType[]] {
  const [first = '', ...others] = new Set(list.split(',').map((id) => id.trim()));
  return [unitType(first), ...others.map(unitType)];
}

/** The steps of the schedule by whose days the copied points are judged, as this development calls them. */
export const nameSteps = (text: string, nameOf: (step: string) => string | null): string =>
  text.replaceAll(/\basOf: '([^']*)'/g, (_whole, step: string) => `asOf: ${writtenValue(nameOf(step))}`);
