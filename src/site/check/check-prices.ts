import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { hundredths } from '#site/schema/parts/money.ts';
import type { PaymentPlan, PriceBand } from '#site/schema/prices.ts';

const file = 'prices.ts';
const listed = (values: readonly string[]) => values.join(', ');

/** The lowest and the highest floor on which a type stands; null: nobody knows. */
function floorsOf({ complex }: Pick<Content, 'complex'>, unit: string): { from: number; to: number } | null {
  const towers = (complex?.towers ?? []).filter(({ lines }) => lines.some((line) => line.unit === unit));
  if (towers.length === 0) return null;
  return {
    from: Math.min(...towers.map(({ firstFloor }) => firstFloor)),
    to: Math.max(...towers.map(({ lastFloor }) => lastFloor)),
  };
}

/** Bands that leave floors out, or of which two hold for one floor. */
function checkBands(bands: readonly PriceBand[], floors: ReturnType<typeof floorsOf>, field: string): ContentProblem[] {
  return bands.flatMap(({ from, to }, index): ContentProblem[] => {
    const expected = index === 0 ? floors?.from : (bands[index - 1]?.to ?? 0) + 1;
    return [
      ...(expected === undefined || from === expected
        ? []
        : [{ file, field: `${field}[${index}].from`, remedy: `write ${expected}: each floor has one price` }]),
      ...(to >= from
        ? []
        : [{ file, field: `${field}[${index}].to`, remedy: `write ${from} or more, the first floor` }]),
      ...(index < bands.length - 1 || !floors || to === floors.to
        ? []
        : [{ file, field: `${field}[${index}].to`, remedy: `write ${floors.to}, the type's highest floor` }]),
    ];
  });
}

function checkTypes({ prices, units, complex }: Pick<Content, 'prices' | 'units' | 'complex'>): ContentProblem[] {
  if (!prices) return [];
  const sold = units.units.filter(({ forSale }) => forSale).map(({ id }) => id);
  const priced = prices.types.map(({ unit }) => unit);
  return [
    ...prices.types.flatMap(({ unit, bands }, index): ContentProblem[] => [
      ...(sold.includes(unit)
        ? []
        : [{ file, field: `types[${index}].unit`, remedy: `'${unit}' is not for sale: write one of ${listed(sold)}` }]),
      ...(priced.indexOf(unit) === index
        ? []
        : [{ file, field: `types[${index}].unit`, remedy: `'${unit}' stands twice: remove one` }]),
      ...checkBands(bands ?? [], floorsOf({ complex }, unit), `types[${index}].bands`),
    ]),
    ...sold
      .filter((id) => !priced.includes(id))
      .map((id) => ({
        file,
        field: 'types',
        remedy: `'${id}' is for sale and has no entry: add it, bands: null until they are known`,
      })),
  ];
}

/** 1월 1일, 삼일절 and so on: holidays that keep their day every year; those of the moon are nobody's to know here. */
const HOLIDAYS = ['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25'];

/** Whether the banks are closed: a Saturday, a Sunday or a holiday. */
const isDayOff = (day: string) => [0, 6].includes(new Date(day).getUTCDay()) || HOLIDAYS.includes(day.slice(5));

/** A plan whose parts are not the whole, out of order, or due while the banks are closed. */
function checkPlan({ contract, interim, balance }: PaymentPlan, field: string): ContentProblem[] {
  const sum = [...contract, ...interim, balance].reduce((total, { percent }) => total + hundredths(percent), 0);
  const days = [...contract, ...interim, balance].flatMap(({ due }) => due ?? []);
  const off = days.find(isDayOff);
  const late = days.findIndex((day, index) => day < (days[index - 1] ?? ''));
  return [
    ...(sum === 10_000 ? [] : [{ file, field, remedy: `its parts make ${sum / 100} %: write parts that make 100` }]),
    ...(late < 0
      ? []
      : [{ file, field, remedy: `${days[late]} comes after ${days[late - 1]}: put the days in order` }]),
    ...(off ? [{ file, field, remedy: `${off} is a holiday or a weekend: write the next working day` }] : []),
  ];
}

function checkPlans({ prices, units }: Pick<Content, 'prices' | 'units'>): ContentProblem[] {
  if (!prices) return [];
  const uses = prices.plans.map(({ use }) => use);
  const sold = new Set(units.units.filter(({ forSale }) => forSale).map(({ use }) => use));
  return [
    ...prices.plans.flatMap((plan, index) => [
      ...checkPlan(plan, `plans[${index}]`),
      ...(uses.indexOf(plan.use) === index
        ? []
        : [{ file, field: `plans[${index}].use`, remedy: `'${plan.use}' has a plan already: remove one` }]),
    ]),
    ...[...sold]
      .filter((use) => !uses.includes(use))
      .map((use) => ({ file, field: 'plans', remedy: `add a plan for the use '${use}', which is sold` })),
  ];
}

/** Entries of the ledger that name no type, and prices of what has none. */
function checkFinishes({ finishes, units }: Pick<Content, 'finishes' | 'units'>): ContentProblem[] {
  const ids = units.units.map(({ id }) => id);
  const keys = finishes?.items.map(({ id }) => id) ?? [];
  return (finishes?.items ?? []).flatMap(({ id, kind, units: named, price }, index): ContentProblem[] => {
    const problem = (field: string, remedy: string) => [
      { file: 'finishes.ts', field: `items[${index}].${field}`, remedy },
    ];
    const unknown = named?.find((unit) => !ids.includes(unit));
    return [
      ...(keys.indexOf(id) === index ? [] : problem('id', `'${id}' stands twice: write another`)),
      ...(unknown === undefined
        ? []
        : problem('units', `no unit has the id '${unknown}': write one of ${listed(ids)}`)),
      ...(kind === 'option' || price === null ? [] : problem('price', "write null: only a kind: 'option' has a price")),
    ];
  });
}

/** Prices, how they are paid, and what is in them. */
export const checkPrices = (content: Pick<Content, 'prices' | 'finishes' | 'units' | 'complex'>): ContentProblem[] => [
  ...checkTypes(content),
  ...checkPlans(content),
  ...checkFinishes(content),
];
