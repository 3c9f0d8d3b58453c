import type { TextSize } from '#site/units/comparison/drawn-type.ts';

/** A viewBox: left, top, width, height, in millimetres. */
export type Box = readonly [number, number, number, number];

/** How a row of drawings is laid out: at one scale, their lower edges on one line, with room below for the scale. */
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
const PHONE = { width: 318, text: 12, textWithDimensions: 10.5 };

/** Larger than this lines become coarse: pixels a millimetre. */
const LARGEST = 0.085;

/** The room below a drawing, in heights of its text. */
const FOOT = 2.2;

const most = (numbers: readonly number[]) => Math.max(...numbers);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Boxes of one height, each as wide as its drawing or as wide as it is told. */
function sheetsAt(boxes: readonly Box[], { em, reach }: TextSize, hasDimensions: boolean, width?: number): Box[] {
  const beside = hasDimensions ? reach : 0;
  const below = beside + Math.round(FOOT * em);
  const height = most(boxes.map((box) => box[3])) + below;
  return boxes.map(([left, top, own, high]) => [
    left - beside,
    top + high + below - height,
    (width ?? own) + beside,
    height,
  ]);
}

/** The first size in which text is as large as it should be, or the largest. @param shownAt pixels a millimetre */
function readable(textSizes: readonly TextSize[], wanted: number, shownAt: (text: TextSize) => number): TextSize {
  const found = textSizes.find((text) => text.em * shownAt(text) >= wanted) ?? textSizes.at(-1);
  if (!found) throw new Error('There is no size of text');
  return found;
}

/** Drawings side by side on a wide screen, each as wide as it is. @param boxes what each fills without dimensions */
export function sheetsBeside(boxes: readonly Box[], textSizes: readonly TextSize[], hasDimensions: boolean): Sheets {
  const room = WIDE.width - WIDE.gap * (boxes.length - 1);
  const scaleOf = (sheets: readonly Box[]) => Math.min(WIDE.height / most(sheets.map((box) => box[3])), LARGEST);
  const text = readable(textSizes, WIDE.text, (size) => {
    const sheets = sheetsAt(boxes, size, hasDimensions);
    return Math.min(scaleOf(sheets), room / sum(sheets.map((box) => box[2])));
  });
  const sheets = sheetsAt(boxes, text, hasDimensions);
  return { boxes: sheets, text, scale: scaleOf(sheets) };
}

/** Drawings one after the other on a phone, all as wide as the widest: each takes the place of the one before. */
export function sheetsInTurn(boxes: readonly Box[], textSizes: readonly TextSize[], hasDimensions: boolean): Sheets {
  const width = most(boxes.map((box) => box[2]));
  const sheetsOf = (size: TextSize) => sheetsAt(boxes, size, hasDimensions, width);
  const scaleOf = (sheets: readonly Box[]) => PHONE.width / most(sheets.map((box) => box[2]));
  const wanted = hasDimensions ? PHONE.textWithDimensions : PHONE.text;
  const text = readable(textSizes, wanted, (size) => scaleOf(sheetsOf(size)));
  const sheets = sheetsOf(text);
  return { boxes: sheets, text, scale: scaleOf(sheets) };
}
