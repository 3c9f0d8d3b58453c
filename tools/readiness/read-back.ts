import type { Content } from '#site/content-schema.ts';
import type { PaymentPlan } from '#site/schema/prices.ts';
import { formatWon } from '#text/money.ts';
import { REPORT_TEXT as TEXT } from '#text/remedies/report.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const shares = (parts: readonly { percent: number }[]) => sum(parts.map(({ percent }) => percent));

function typeLines({ units, facts: { scale } }: Content): string[] {
  return (['apartment', 'officetel'] as const).flatMap((use) => {
    const labels = units.units.filter((unit) => unit.use === use).map(({ label }) => label);
    const homes = use === 'apartment' ? scale.apartments : scale.officetels;
    return labels.length > 0 ? [TEXT.readTypes(use, labels, homes)] : [];
  });
}

const planLine = ({ use, contract, interim, balance }: PaymentPlan): string =>
  TEXT.readPlan(use, shares(contract), shares(interim), interim.length, balance.percent);

function priceLines({ prices }: Content): string[] {
  const bands = prices?.types.flatMap((type) => type.bands ?? []) ?? [];
  if (!prices || bands.length === 0) return [];
  const totals = bands.map(({ land, building, vat }) => land + building + vat);
  const [least, most] = [Math.min(...totals), Math.max(...totals)].map(formatWon);
  return [TEXT.readPrices(bands.length, least ?? '', most ?? ''), ...prices.plans.map(planLine)];
}

function stepLines({ schedule }: Content): string[] {
  const [first, ...others] = schedule?.steps ?? [];
  if (!schedule || !first) return [];
  const last = others.at(-1) ?? first;
  const end = schedule.end ? [TEXT.readEnd(schedule.end.from)] : [];
  return [TEXT.readSteps(schedule.steps.length, first.from, last.until ?? last.from), ...end];
}

function finishLines({ finishes }: Content): string[] {
  if (!finishes) return [];
  const [basic = 0, options = 0, shown = 0] = (['basic', 'option', 'display'] as const).map(
    (kind) => finishes.items.filter((item) => item.kind === kind).length,
  );
  return [TEXT.readFinishes(basic, options, shown)];
}

/** What a new development's figures came to, so that whoever typed them sees at a glance what was not read as it was meant. */
export function readBack(content: Content): string[] {
  const lines = [...typeLines(content), ...priceLines(content), ...stepLines(content), ...finishLines(content)];
  return lines.length > 0 ? [TEXT.read, ...lines] : [];
}
