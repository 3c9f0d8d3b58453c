import { formName, stateOf, type Lead } from '#features/leads-desk/list/lead.ts';
import { searchTexts } from '#protocol/office/lead-document.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { COLUMN_NAMES } from '#text/leads-desk/export.ts';
import { LEAD_SHEET_TEXT } from '#text/leads-desk/sheet.ts';
import { STATE_NAMES } from '#text/leads-desk/states.ts';
import { dayInSeoul, timeInSeoul } from '#text/moments.ts';

/** Korean numbers by their parts: Seoul's, the nationwide without an area, those that follow their owner, all others. */
const PARTS = [
  /^(02)(\d{3,4})(\d{4})$/,
  /^(1[5-9]\d{2})(\d{4})$/,
  /^(050\d)(\d{3,4})(\d{4})$/,
  /^(0\d{2})(\d{3,4})(\d{4})$/,
];

/** A Korean number with its hyphens, which keep a spreadsheet from dropping the first zero; any other as it was typed. */
export function phoneText(phone: string): string {
  const { digits = '' } = searchTexts('', phone);
  for (const parts of PARTS) {
    const [, ...found] = parts.exec(digits) ?? [];
    if (found.length > 0) return found.join('-');
  }
  return phone;
}

/** As spreadsheets take it for a time: `2027-03-05 14:05`, in Korea. */
const timeText = (time: Date | undefined): string =>
  time === undefined || Number.isNaN(time.getTime()) ? '' : `${dayInSeoul(time)} ${timeInSeoul(time)}`;

const answerText = (answer = ''): string => answer && LEAD_SHEET_TEXT[answer === 'true' ? 'yes' : 'no'];

const wayText = (via = ''): string =>
  Object.hasOwn(LEAD_SHEET_TEXT.ways, via) ? LEAD_SHEET_TEXT.ways[via as keyof typeof LEAD_SHEET_TEXT.ways] : via;

const COLUMNS: Readonly<Record<keyof typeof COLUMN_NAMES, (lead: Lead) => string | undefined>> = {
  receipt: ({ id }) => receiptNumber(id),
  received: ({ received_at: time }) => timeText(time),
  form: ({ form }) => formName(form),
  way: ({ via }) => wayText(via),
  name: ({ name }) => name,
  phone: ({ phone }) => phoneText(phone),
  state: (lead) => STATE_NAMES[stateOf(lead)],
  assignee: ({ assignee }) => assignee,
  visitDate: ({ visitDate }) => visitDate,
  message: ({ message }) => message,
  email: ({ email }) => email,
  birthday: ({ birthday }) => birthday,
  residence: ({ residence }) => residence,
  consent: ({ consent }) => answerText(consent),
  marketing: ({ marketing_consent: answer }) => answerText(answer),
  notice: ({ notice_version: version }) => version,
  page: ({ page }) => page,
  submitted: ({ submitted_at: time = '' }) => timeText(new Date(time)),
  source: ({ utm_source: source }) => source,
  medium: ({ utm_medium: medium }) => medium,
  campaign: ({ utm_campaign: campaign }) => campaign,
  term: ({ utm_term: term }) => term,
  content: ({ utm_content: content }) => content,
  referrer: ({ referrer_host: host }) => host,
  landing: ({ landing }) => landing,
  changed: ({ changed_at: time }) => timeText(time),
  id: ({ id }) => id,
};

const keys = Object.keys(COLUMN_NAMES) as (keyof typeof COLUMN_NAMES)[];

/** The heads of the columns, then a row for each lead. */
export const rowsOf = (leads: readonly Lead[]): string[][] => [
  keys.map((key) => COLUMN_NAMES[key]),
  ...leads.map((lead) => keys.map((key) => COLUMNS[key](lead) ?? '')),
];
