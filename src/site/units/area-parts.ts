import type { Unit } from '#site/schema/units.ts';

/** A part of a home's area. `common`: what an office-tel shares with others; the law parts it no further. */
export type AreaPart = keyof Unit['areasM2'] | 'common';

const APARTMENT = ['exclusive', 'residentialCommon', 'supply', 'otherCommon', 'contract', 'service'] as const;

const rounded = (m2: number) => Number(m2.toFixed(4));

/**
 * A home's areas in m², in the order and by the terms in which announcements list them. An office-tel is no housing: it
 * has no 주거공용 and no 공급, only what is its own and what it shares.
 */
export function areaParts({ use, areasM2 }: Pick<Unit, 'use' | 'areasM2'>): { part: AreaPart; m2: number }[] {
  if (use === 'officetel') {
    const { exclusive, contract } = areasM2;
    return [
      { part: 'exclusive', m2: exclusive },
      { part: 'common', m2: rounded(contract - exclusive) },
      { part: 'contract', m2: contract },
    ];
  }
  return APARTMENT.flatMap((part) => {
    const m2 = areasM2[part];
    return m2 === null ? [] : [{ part, m2 }];
  });
}
