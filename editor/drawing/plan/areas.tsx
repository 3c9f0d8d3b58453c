import { at, type Tree } from '#editor/model/tree.ts';
import { isList, isObject } from '#editor/model/tree.ts';
import { planAreas, type PlanArea } from '#site/plan/plan-areas.ts';
import type { Plan } from '#site/schema/plans.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';

/** What the notice says of a unit; null while somebody is writing it. */
function statedAreas(units: Tree | undefined, unit: string): { exclusive: number; service: number | null } | null {
  const list = at(units, ['units']);
  const own = isList(list) ? list.find((entry) => isObject(entry) && entry['id'] === unit) : undefined;
  const [exclusive, service] = ['exclusive', 'service'].map((key) => at(own, ['areasM2', key]));
  if (typeof exclusive !== 'number') return null;
  return { exclusive, service: typeof service === 'number' ? service : null };
}

const metres = (value: number): string => value.toFixed(2);

function difference({ drawn, stated, fits }: PlanArea): string {
  const by = metres(Math.abs(drawn - stated));
  if (fits) return DRAWING_TEXT.fits;
  return drawn > stated ? DRAWING_TEXT.over(by) : DRAWING_TEXT.under(by);
}

/** What the rooms and balconies add up to by now, against the notice. */
export function Areas({ plan, units, unit }: { plan: Plan; units: Tree | undefined; unit: string }) {
  const stated = statedAreas(units, unit);
  if (!stated) return null;
  return (
    <dl className="areas" aria-label={DRAWING_TEXT.areas}>
      {Object.entries(planAreas(plan, stated)).map(([name, area]) => (
        <div key={name} data-wrong={!area.fits || undefined}>
          <dt>{DRAWING_TEXT[name === 'exclusive' ? 'exclusive' : 'service']}</dt>
          <dd>
            {DRAWING_TEXT.area(metres(area.drawn), metres(area.stated))} <strong>{difference(area)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
