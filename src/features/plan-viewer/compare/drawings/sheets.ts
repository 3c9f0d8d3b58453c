import type { Box, DrawnType, TextSize } from '#site/units/comparison/drawn-type.ts';

type Home = Pick<DrawnType, 'boxes' | 'outline'>;

/** How drawings are laid out at one scale, with room below each for its metre. */
export interface Sheets {
  /** What each drawing shows. */
  boxes: readonly Box[];
  text: TextSize;
  /** Pixels a millimetre, where there is room for them. */
  scale: number;
}

// What pages give the drawings, in CSS pixels, and how large their text should appear there: on a small laptop, where on
// larger screens both are larger, and on a phone.
const WIDE = { width: 1000, height: 560, gap: 24, text: 12.5 };
const PHONE = { width: 350, text: 12 };

/** Larger than this lines become coarse: pixels a millimetre. */
const LARGEST = 0.085;

/** The room below a drawing, in heights of its text. */
const FOOT = 2.2;

const most = (numbers: readonly number[]) => Math.max(...numbers);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const widthsOf = (boxes: readonly Box[]) => boxes.map(([, , width]) => width);
const bottomOf = ([, top, , height]: Box) => top + height;

/** A home with its names, its dimensions if they are wanted, and its foot. */
function sheetOf([left, top, width, height]: Box, { em, reach }: TextSize, hasDimensions: boolean): Box {
  const around = hasDimensions ? reach : 0;
  return [left - around, top, width + around, height + around + Math.round(FOOT * em)];
}

/** All homes in each size of text. */
const sheetsBySize = (homes: readonly Home[], textSizes: readonly TextSize[], hasDimensions: boolean) =>
  textSizes.map((text, size) => ({
    text,
    boxes: homes.flatMap(({ boxes: { [size]: box } }) => (box ? [sheetOf(box, text, hasDimensions)] : [])),
  }));

/** The first in which text is as large as it should be, or the last. @param scaleOf pixels a millimetre */
function readable(
  bySize: readonly Omit<Sheets, 'scale'>[],
  wanted: number,
  scaleOf: (boxes: readonly Box[]) => number,
) {
  const found = bySize.find(({ text, boxes }) => text.em * scaleOf(boxes) >= wanted) ?? bySize.at(-1);
  if (!found) throw new Error('There is no size of text');
  return found;
}

/** Boxes of one height, in which the homes stand on one line. */
function onOneLine(boxes: readonly Box[], homes: readonly Home[]): Box[] {
  const floors = homes.map(({ outline }) => bottomOf(outline.box));
  const [above, below] = [
    most(boxes.map(([, top], index) => (floors[index] ?? 0) - top)),
    most(boxes.map((box, index) => bottomOf(box) - (floors[index] ?? 0))),
  ];
  return boxes.map(([left, , width], index) => [left, (floors[index] ?? 0) - above, width, above + below]);
}

/** Drawings side by side on a wide screen, each as wide as it is. */
export function sheetsBeside(homes: readonly Home[], textSizes: readonly TextSize[], hasDimensions: boolean): Sheets {
  const room = WIDE.width - WIDE.gap * (homes.length - 1);
  const scaleOf = (boxes: readonly Box[]) => Math.min(WIDE.height / most(boxes.map((box) => box[3])), LARGEST);
  const bySize = sheetsBySize(homes, textSizes, hasDimensions).map(({ text, boxes }) => ({
    text,
    boxes: onOneLine(boxes, homes),
  }));
  const found = readable(bySize, WIDE.text, (boxes) => Math.min(scaleOf(boxes), room / sum(widthsOf(boxes))));
  return { ...found, scale: scaleOf(found.boxes) };
}

/** Drawings one above the other on a phone, all as wide as the widest: so a metre is as long in each. */
export function sheetsBelow(homes: readonly Home[], textSizes: readonly TextSize[], hasDimensions: boolean): Sheets {
  const scaleOf = (boxes: readonly Box[]) => PHONE.width / most(widthsOf(boxes));
  const { text, boxes } = readable(sheetsBySize(homes, textSizes, hasDimensions), PHONE.text, scaleOf);
  const widest = most(widthsOf(boxes));
  return { text, boxes: boxes.map(([left, top, , height]) => [left, top, widest, height]), scale: scaleOf(boxes) };
}
