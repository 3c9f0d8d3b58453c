import { CELL_TEXT } from '#text/sheet/problems.ts';
import { MONEY } from '#text/sheet/words.ts';
import { bareText, type Cell, type Reader } from './cell.ts';
import { digitsOf } from './numbers.ts';

const HUNDRED_MILLION = 100_000_000;
const TEN_THOUSAND = 10_000;

type Unit = (typeof MONEY.units)[number];

/** By what the numbers of a column are multiplied whose heading says so, as in 대지비(천원). */
const scaleOf = (heading: string): number =>
  MONEY.units.find(([name]: Unit) => bareText(heading).includes(`(${name}`))?.[1] ?? 1;

/** 3억 2,500만 원; null: something else, or a rest of which nobody knows whether it is 만. */
function spokenWon(text: string): number | null {
  const found = MONEY.whole.exec(text)?.slice(1) ?? [];
  if (found.every((part) => !part)) return null;
  const [high = null, middle = null, low = null] = found.map((part) => (part ? digitsOf(part) : 0));
  const isRest = found[0] && !found[1] && found[2];
  if (high === null || middle === null || low === null || isRest) return null;
  return high * HUNDRED_MILLION + middle * TEN_THOUSAND + low;
}

/** A text with the unit that it ends with. */
function writtenWon(text: string, scale: number): number | null {
  const unit = MONEY.units.find(([name]: Unit) => text.endsWith(name));
  if (unit) {
    const value = digitsOf(text.slice(0, -unit[0].length));
    if (value !== null) return value * unit[1];
  }
  const plain = digitsOf(text);
  if (plain !== null) return plain * scale;
  return spokenWon(text);
}

const wonIn = (cell: NonNullable<Cell>, heading: string): number | null => {
  if (typeof cell === 'number') return cell * scaleOf(heading);
  return typeof cell === 'string' ? writtenWon(bareText(cell), scaleOf(heading)) : null;
};

/** Whole won, from `least` up or none: less was meant in another unit. */
export const won =
  (least: number): Reader<number> =>
  (cell, heading) => {
    const found = wonIn(cell, heading);
    const value = found === null ? null : Number(found.toFixed(2));
    if (value === null || value < 0 || !Number.isInteger(value)) return { remedy: CELL_TEXT.won };
    return value === 0 || value >= least ? { value } : { remedy: CELL_TEXT.tooFew };
  };
