import { unitType, type UnitType } from '#tools/new-site/fill-template.ts';
import { REGULATIONS, type Regulation } from '#site/schema/parts/regions.ts';
import { CELL_TEXT } from '#text/sheet/problems.ts';
import { CELL_WORDS, PATTERNS, REGULATION_WORDS, UNITS } from '#text/sheet/words.ts';
import { bareText, plainText, type Cell, type Reader } from './cell.ts';
import { numberIn } from './numbers.ts';

/** A text of one line. A workbook makes a day of what only looks like one. */
export const text =
  (example: string): Reader<string> =>
  (cell) => {
    if (cell instanceof Date) return { remedy: CELL_TEXT.isDay };
    return typeof cell === 'boolean' ? { remedy: CELL_TEXT.text(example) } : { value: plainText(cell) };
  };

/** A text, or null where the cell says that there is none. */
export const textOrNone =
  (example: string): Reader<string | null> =>
  (cell, heading) =>
    isOneOf(cell, CELL_WORDS.none) ? { value: null } : text(example)(cell, heading);

/** One thing a line of the cell. */
export const lines: Reader<string[]> = (cell) => ({
  value: String(cell)
    .split('\n')
    .map(plainText)
    .filter((line) => line !== ''),
});

const isOneOf = (cell: NonNullable<Cell>, words: readonly string[]) => words.includes(bareText(cell).toLowerCase());

export const yesOrNo: Reader<boolean> = (cell) => {
  if (typeof cell === 'boolean') return { value: cell };
  if (isOneOf(cell, CELL_WORDS.yes)) return { value: true };
  return isOneOf(cell, CELL_WORDS.no) ? { value: false } : { remedy: CELL_TEXT.yesOrNo };
};

export const use: Reader<'apartment' | 'officetel'> = (cell) => {
  if (isOneOf(cell, CELL_WORDS.apartment)) return { value: 'apartment' };
  return isOneOf(cell, CELL_WORDS.officetel) ? { value: 'officetel' } : { remedy: CELL_TEXT.use };
};

export const regulation: Reader<Regulation> = (cell) => {
  const value = REGULATIONS.find((status) => isOneOf(cell, REGULATION_WORDS[status]));
  return value ? { value } : { remedy: CELL_TEXT.oneOf(REGULATIONS.map((status) => REGULATION_WORDS[status][0])) };
};

/** 84A, 84㎡A, 84A타입, or 44 as a number. */
export const type: Reader<UnitType> = (cell) => {
  const id = bareText(cell).replaceAll(PATTERNS.type, '').toUpperCase();
  try {
    return { value: unitType(id) };
  } catch {
    return { remedy: CELL_TEXT.type };
  }
};

/** 59A, 59B: one or more; 전체, for all of them, is no list. */
export const types: Reader<UnitType[] | null> = (cell, heading) => {
  if (PATTERNS.all.test(bareText(cell))) return { value: null };
  const read = String(cell)
    .split(PATTERNS.between)
    .filter((part) => part.trim() !== '')
    .map((part) => type(part, heading));
  const wrong = read.find((one) => 'remedy' in one);
  return wrong ?? { value: read.flatMap((one) => ('value' in one ? one.value : [])) };
};

/** 지하 5층, 지상 41층; or the storeys above ground alone. */
export const storeys: Reader<{ basementFloors?: number; floors: number }> = (cell) => {
  const bare = bareText(cell);
  const [, below, above] = PATTERNS.storeys.exec(bare) ?? [];
  if (below && above) return { value: { basementFloors: Number(below), floors: Number(above) } };
  const [, floors] = PATTERNS.aboveGround.exec(bare) ?? [];
  return floors ? { value: { floors: Number(floors) } } : { remedy: CELL_TEXT.storeys };
};

/** 5~9, 5층~9층, or one floor. */
export const floors: Reader<{ from: number; to: number }> = (cell) => {
  const [, from, to = from] = PATTERNS.floors.exec(cell instanceof Date ? '' : bareText(cell)) ?? [];
  return from && to ? { value: { from: Number(from), to: Number(to) } } : { remedy: CELL_TEXT.floors };
};

/** One floor. */
export const floor: Reader<number> = (cell) => {
  const value = numberIn(cell, UNITS.floors);
  return value !== null && Number.isInteger(value) && value > 0 ? { value } : { remedy: CELL_TEXT.floors };
};
