import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { regionOf } from '#site/schema/parts/regions.ts';

/** The law is told by the region, so the address must lie in it. One that nobody has written yet lies nowhere. */
export function checkRegion({ facts: { location } }: Pick<Content, 'facts'>): ContentProblem[] {
  const { address, region } = location;
  const found = regionOf(address);
  if (found === region || address.includes(TO_WRITE_MARK)) return [];
  return [
    found
      ? {
          file: 'facts.ts',
          field: 'location.region',
          remedy: `'${region}', and location.address lies in ${found}: write '${found}', or mend the address`,
        }
      : {
          file: 'facts.ts',
          field: 'location.address',
          remedy: `'${address}' does not begin with a region: write it before the rest, for example '${region} ${address}'`,
        },
  ];
}
