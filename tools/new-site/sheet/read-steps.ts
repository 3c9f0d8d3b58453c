import type { SaleStage, ScheduleStep } from '#site/schema/schedule.ts';
import { COLUMNS } from '#text/sheet/names.ts';
import { CELL_TEXT, TABLE_TEXT } from '#text/sheet/problems.ts';
import { EXAMPLES, STAGE_NAMES, STAGE_WORDS, UNWRITTEN } from '#text/sheet/words.ts';
import { day } from './cells/days.ts';
import { text } from './cells/words.ts';
import type { Reader } from './cells/cell.ts';
import { put, type Draft } from './draft.ts';
import { isEnd, readEnd } from './read-end.ts';
import { readTable } from './read-table.ts';
import type { TableRow } from './table-row.ts';
import type { Sheet } from './workbook/sheet.ts';

const file = 'schedule.ts';
const names = COLUMNS.steps;

/** The stage of the sale that words name; undefined: none. */
export const stageOf = (words: string): SaleStage | undefined =>
  (Object.keys(STAGE_WORDS) as SaleStage[]).find((stage) => STAGE_WORDS[stage].test(words));

const stageCell: Reader<SaleStage> = (cell, heading) => {
  const read = text('')(cell, heading);
  const value = 'value' in read ? stageOf(read.value) : undefined;
  return value ? { value } : { remedy: CELL_TEXT.oneOf(STAGE_NAMES) };
};

function readStep(row: TableRow<keyof typeof names>): ScheduleStep | undefined {
  const title = row.need('title', text(EXAMPLES.title), names.title[0]);
  const from = row.need('from', day, names.from[0]);
  const until = row.take('until', day);
  const now = row.take('now', text(EXAMPLES.now));
  const own = row.take('stage', stageCell) ?? stageOf(title ?? '');
  const said = row.take('text', text(EXAMPLES.text));
  if (title === undefined || from === undefined || !row.isSound) return undefined;
  return {
    title,
    from,
    // A step of one day says that day, or nothing, as its last.
    until: until === undefined || until === from ? null : until,
    text: said ?? UNWRITTEN.stepText,
    ...(own && { stage: own }),
    ...(now && { now }),
  };
}

/** Reads the sheet of the schedule, a step in each row. */
export function readSteps(draft: Draft, sheet: Sheet): void {
  const steps: ScheduleStep[] = [];
  let end: TableRow<keyof typeof names> | undefined;
  for (const row of readTable(draft, sheet, names, ['title', 'from'])) {
    if (isEnd(row.take('title', text(EXAMPLES.title)) ?? '')) {
      if (end) row.mend('title', TABLE_TEXT.twoEnds(end.number));
      end ??= row;
      continue;
    }
    const step = readStep(row);
    if (!step) continue;
    for (const name of ['title', 'from', 'until', 'now', 'text'] as const)
      draft.places.set(`${file}: steps[${steps.length}].${name}`, row.place(name));
    steps.push(step);
  }
  if (steps.length > 0) put(draft, file, 'steps', steps);
  const said = end && readEnd(end);
  if (end && said) put(draft, file, 'end', said, end.place('from'));
}
