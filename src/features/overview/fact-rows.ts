import { fullAddress } from '#site/address.ts';
import { formatArea, formatPercent } from '#site/units/areas.ts';
import type { Facts } from '#site/schema/facts.ts';
import { FACT_LABEL_TEXT as label, FACT_TEXT } from '#text/pages/overview.ts';

/** The overview's rows that are facts, in the order in which overviews list them. */
export function factRows({ name, location, scale }: Pick<Facts, 'name' | 'location' | 'scale'>) {
  const homes = [
    FACT_TEXT.apartments(scale.apartments, scale.apartmentTypes),
    ...(scale.officetels > 0 ? [FACT_TEXT.officetels(scale.officetels, scale.officetelTypes)] : []),
  ];
  return [
    { label: label.name, value: name },
    { label: label.address, value: fullAddress(location) },
    { label: label.siteArea, value: `${formatArea(scale.siteAreaM2)}㎡` },
    { label: label.scale, value: FACT_TEXT.scale(scale.basementFloors, scale.floors, scale.buildings) },
    { label: label.units, value: homes.join(', ') },
    { label: label.coverage, value: formatPercent(scale.buildingCoveragePercent) },
    { label: label.floorAreaRatio, value: formatPercent(scale.floorAreaRatioPercent) },
    { label: label.totalFloorArea, value: `${formatArea(scale.totalFloorAreaM2)}㎡` },
  ];
}
