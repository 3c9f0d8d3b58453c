import type { Schedule } from '#site/schema/schedule.ts';
import { COLUMNS } from '#text/sheet/names.ts';
import { END_TEXT, END_WORDS, EXAMPLES, FORMS_WORDS } from '#text/sheet/words.ts';
import { day } from './cells/days.ts';
import { text } from './cells/words.ts';
import type { TableRow } from './table-row.ts';

const names = COLUMNS.steps;
type StepRow = TableRow<keyof typeof names>;

/** Whether a row of the schedule is no step, but says from when on nothing is for sale any more. */
export const isEnd = (title: string): boolean => END_WORDS.test(title);

/** What the site says and asks from that day on. */
export function readEnd(row: StepRow): NonNullable<Schedule['end']> | undefined {
  const from = row.need('from', day, names.from[0]);
  const said = row.need('text', text(EXAMPLES.end), names.text[0]);
  const state = row.take('now', text(END_TEXT.state)) ?? END_TEXT.state;
  const forms = row.has('forms') ? row.choose('forms', FORMS_WORDS) : 'keep';
  if (!row.isSound || from === undefined || said === undefined || forms === undefined) return undefined;
  const closed = { state, text: said };
  return { from, closed: forms === 'waiting' ? { ...closed, forms, title: END_TEXT.waiting } : { ...closed, forms } };
}
