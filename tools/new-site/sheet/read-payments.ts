import type { Finish } from '#site/schema/finishes.ts';
import type { PaymentPlan } from '#site/schema/prices.ts';
import { COLUMNS, SHEET_NAMES } from '#text/sheet/names.ts';
import { TABLE_TEXT } from '#text/sheet/problems.ts';
import { CELL_WORDS, EXAMPLES, INTEREST, PART_WORDS, PAYMENT_LABELS } from '#text/sheet/words.ts';
import { day } from './cells/days.ts';
import { percent } from './cells/numbers.ts';
import { text, use } from './cells/words.ts';
import { put, type Draft } from './draft.ts';
import { readTable, wholePlace } from './read-table.ts';
import type { SheetType } from './read-types.ts';
import type { TableRow } from './table-row.ts';
import type { Sheet } from './workbook/sheet.ts';

const file = 'prices.ts';
const names = COLUMNS.payments;
type PaymentRow = TableRow<keyof typeof names>;
type Use = SheetType['use'];
type Part = keyof typeof PART_WORDS;

interface Payment {
  of: Use;
  part: Part;
  row: PaymentRow;
  label: string | undefined;
  percent: number;
  due: string | null;
}

/** A payment; in cells that are joined only the first says for which homes, and which part it is of. */
function readPayment(row: PaymentRow, before: { of: Use | undefined; part: Part | undefined }): Payment | undefined {
  // A table without uses is an office's plan for its apartments.
  const of = row.hasColumn('use') ? (row.has('use') ? row.take('use', use) : before.of) : (before.of ?? 'apartment');
  if (of === undefined && row.isSound) row.mend('use', TABLE_TEXT.empty(names.use[0]));
  const part = row.has('part') ? row.choose('part', PART_WORDS) : before.part;
  if (part === undefined && row.isSound) row.mend('part', TABLE_TEXT.empty(names.part[0]));
  const share = row.need('percent', percent, names.percent[0]);
  const due = row.take('due', day) ?? null;
  if (row.isSound && part === 'interim' && due === null) row.mend('due', TABLE_TEXT.noDue);
  if (row.isSound && part === 'options' && due !== null) row.mend('due', TABLE_TEXT.dueOfOptions);
  const label = row.take('label', text(EXAMPLES.label));
  return row.isSound && of && part && share !== undefined ? { of, part, row, label, percent: share, due } : undefined;
}

/** All payments; null where one of them cannot be read, since the rest would not make the whole. */
function readAll(draft: Draft, sheet: Sheet, uses: readonly Use[]): Payment[] | null {
  let before: { of: Use | undefined; part: Part | undefined } = {
    of: uses.length === 1 ? uses[0] : undefined,
    part: undefined,
  };
  const read = readTable(draft, sheet, names, ['part', 'percent']).map((row) => {
    const payment = readPayment(row, before);
    if (payment) before = payment;
    return payment;
  });
  const payments = read.flatMap((payment) => payment ?? []);
  return payments.length === read.length && payments.length > 0 ? payments : null;
}

/** Uses in whose types something is offered that has a price of its own. */
function usesWithOptions(draft: Draft, types: readonly SheetType[]): Set<Use> {
  const items = (draft.values['finishes.ts']?.['items'] ?? []) as readonly Finish[];
  const offered = items.filter(({ kind }) => kind === 'option');
  const has = ({ id }: SheetType) => offered.some(({ units }) => units === null || units.includes(id));
  return new Set(types.filter(has).map((type) => type.use));
}

interface Paid {
  of: Use;
  payments: readonly Payment[];
  hasOptions: boolean;
}

function planOf(draft: Draft, sheet: Sheet, { of, payments, hasOptions }: Paid): PaymentPlan | null {
  const only = (part: Part) => payments.filter((payment) => payment.part === part);
  const [contract, interim, [balance, second], [options]] = [
    only('contract'),
    only('interim'),
    only('balance'),
    only('options'),
  ];
  const say = (part: Part) =>
    draft.problems.push({
      ...wholePlace(sheet.name),
      remedy: TABLE_TEXT[part === 'options' ? 'noOptionsPart' : 'noPart'](CELL_WORDS[of][0], PART_WORDS[part][0]),
    });
  if (second) second.row.mend('part', TABLE_TEXT.twice(balance?.row.number ?? 0));
  if (contract.length === 0) say('contract');
  if (!balance) say('balance');
  if (!options && hasOptions) say('options');
  if (contract.length === 0 || !balance || second || (!options && hasOptions)) return null;
  return {
    use: of,
    contract: contract.map(({ label, percent: share, due }) => ({
      label: label ?? PAYMENT_LABELS.contract,
      percent: share,
      due,
    })),
    interim: interim.map(({ percent: share, due }) => ({ percent: share, due: due ?? '' })),
    balance: { label: balance.label ?? PAYMENT_LABELS.balance, percent: balance.percent, due: balance.due },
    optionsWithContract: options?.percent ?? 0,
    interest: INTEREST,
  };
}

/** Keeps the rest of the prices readable, and so checked, while the payments are to mend; nothing is made of it. */
const standIn = (of: Use): PaymentPlan => ({
  use: of,
  contract: [{ label: PAYMENT_LABELS.contract, percent: 100, due: null }],
  interim: [],
  balance: { label: PAYMENT_LABELS.balance, percent: 0, due: null },
  optionsWithContract: 0,
  interest: INTEREST,
});

/** The plans of the uses that are sold, and where each begins; null where the sheet is to mend. */
function readPlans(
  draft: Draft,
  sheet: Sheet,
  uses: readonly Use[],
  withOptions: ReadonlySet<Use>,
): PaymentPlan[] | null {
  const problems = draft.problems.length;
  const payments = readAll(draft, sheet, uses);
  if (!payments && draft.problems.length > problems) return null;
  const plans = uses.flatMap((of, index) => {
    const own = (payments ?? []).filter((payment) => payment.of === of);
    if (own[0]) draft.places.set(`${file}: plans[${index}]`, { ...own[0].row.place('percent'), column: null });
    return planOf(draft, sheet, { of, payments: own, hasOptions: withOptions.has(of) }) ?? [];
  });
  return plans.length === uses.length ? plans : null;
}

/** Reads how each use that is sold is paid. */
export function readPayments(draft: Draft, sheet: Sheet | undefined, types: readonly SheetType[]): void {
  const sold = types.filter(({ forSale }) => forSale);
  const uses = [...new Set(sold.map(({ use: of }) => of))];
  if (!sheet) {
    const remedy = TABLE_TEXT.noPayments(SHEET_NAMES.payments[0]);
    draft.problems.push({ ...wholePlace(SHEET_NAMES.prices[0]), remedy });
  }
  put(
    draft,
    file,
    'plans',
    (sheet && readPlans(draft, sheet, uses, usesWithOptions(draft, sold))) ?? uses.map(standIn),
  );
}
