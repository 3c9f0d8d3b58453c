/** A unit type by its id, as it stands in addresses. */
export interface UnitType {
  id: string;
  /** 59A → 59㎡A */
  label: string;
  /** m², from the id. */
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
const depthOf = ({ area }: UnitType) => `${area * 100}`;

const fill = (text: string, unit: UnitType): string =>
  text
    .replaceAll(TEMPLATE_UNIT.label, unit.label)
    .replaceAll(TEMPLATE_UNIT.id, unit.id)
    .replaceAll(new RegExp(String.raw`\b${depthOf(TEMPLATE_UNIT)}\b`, 'g'), depthOf(unit))
    .replaceAll(new RegExp(String.raw`\b${TEMPLATE_UNIT.area}\b`, 'g'), `${unit.area}`);

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

const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/**
 * The template's facts with those that are known already.
 * @param values by the name of the field, which the template has once
 * @throws {Error} when the template has no such field
 */
export function fillFacts(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((filled, [field, value]) => {
    const line = new RegExp(`^(\\s+${field}: )'[^']*'`, 'm');
    if (!line.test(filled)) throw new Error(`The template's facts have no field ${field}`);
    return filled.replace(line, (_whole, start: string) => start + quoted(value));
  }, text);
}

/** What a copied guide says of the development that it was written for has to be read again. */
export const markSpecific = (text: string, mark: string): string =>
  text.replaceAll('${facts.shortName}', `${mark} \${facts.shortName}`);

/** @param list ids with commas between @throws {Error} naming the one that is no type */
export function unitTypes(list: string): [UnitType, ...UnitType[]] {
  const [first = '', ...others] = new Set(list.split(',').map((id) => id.trim()));
  return [unitType(first), ...others.map(unitType)];
}
