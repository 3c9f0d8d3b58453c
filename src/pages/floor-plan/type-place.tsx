import { complex } from '#content/complex.ts';
import { KeyPlan } from '#features/complex/layout/key-plan.tsx';
import type { Unit } from '#site/schema/units.ts';
import { countHomes } from '#site/units/home-counts.ts';
import { keyPlan } from '#site/units/key-plan.ts';
import { TOWERS_TEXT } from '#text/units/homes.ts';

/** Where in the development a type's homes stand, where it has any. */
export function TypePlace({ unit }: { unit: Pick<Unit, 'id' | 'label' | 'use'> }) {
  const [count] = complex ? countHomes(complex.towers, [unit]) : [];
  if (!complex || !count) return null;
  return (
    <KeyPlan
      towers={keyPlan(complex, unit.id)}
      north={complex.layout.north}
      label={unit.label}
      homes={TOWERS_TEXT.homes(count.total, unit.use)}
      notice={complex.towersNotice}
    />
  );
}
