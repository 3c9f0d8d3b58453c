import type { Content } from '#site/content-schema.ts';
import type { Figure } from '#site/schema/home.ts';
import { formatArea, formatCount } from '#site/units/areas.ts';
import { FIGURES_TEXT } from '#text/pages/home.ts';

export interface ShownFigure {
  label: string;
  value: string;
  /** A smaller line under it. */
  note: string | null;
}

type Sources = Pick<Content, 'facts' | 'overview' | 'units'>;

/** The sizes that are sold, in whole square metres as types are called by: 59.94 is a 59. */
function sizesOf({ units }: Sources['units'], use: 'apartment' | 'officetel'): string {
  const sold = units.filter((unit) => unit.forSale && unit.use === use);
  const sizes = new Set(sold.map(({ areasM2 }) => Math.floor(areasM2.exclusive)));
  return FIGURES_TEXT.sizes([...sizes].sort((a, b) => a - b));
}

/** Of a development with office-tels alone these come first. */
function mainAndNote(apartments: string, officetels: string, hasApartments: boolean, hasOfficetels: boolean) {
  if (!hasApartments) return { value: officetels, note: null };
  return { value: apartments, note: hasOfficetels ? officetels : null };
}

function figureOf(figure: Figure, { facts: { scale, location }, overview, units }: Sources): ShownFigure[] {
  const withUses = (apartments: string, officetels: string) =>
    mainAndNote(apartments, officetels, scale.apartments > 0, scale.officetels > 0);
  if (typeof figure === 'object') {
    if ('label' in figure) return [{ ...figure, note: null }];
    const row = overview?.rows.find(({ label }) => label === figure.row);
    return row ? [{ ...row, note: null }] : [];
  }
  switch (figure) {
    case 'homes': {
      const { apartments, officetels } = scale;
      const count = FIGURES_TEXT.apartments(formatCount(apartments));
      return [{ label: FIGURES_TEXT.homes, ...withUses(count, FIGURES_TEXT.officetels(formatCount(officetels))) }];
    }
    case 'scale': {
      const note = FIGURES_TEXT.floors(scale.basementFloors, scale.floors);
      return [{ label: FIGURES_TEXT.scale, value: FIGURES_TEXT.buildings(scale.buildings), note }];
    }
    case 'types': {
      const officetels = FIGURES_TEXT.officetelSizes(sizesOf(units, 'officetel'));
      return [{ label: FIGURES_TEXT.types, ...withUses(sizesOf(units, 'apartment'), officetels) }];
    }
    case 'site':
      return [{ label: FIGURES_TEXT.site, value: `${formatArea(scale.siteAreaM2)}㎡`, note: null }];
    case 'address':
      return [{ label: FIGURES_TEXT.address, value: location.address, note: location.addressNote }];
  }
}

/** The figures that the content names, in its order; none stands in two places, so none can differ. */
export const figuresOf = (figures: readonly Figure[], sources: Sources): ShownFigure[] =>
  figures.flatMap((figure) => figureOf(figure, sources));
