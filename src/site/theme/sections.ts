/** What the home page shows between its first screen and the visit, by what comes first. */
const SECTIONS = {
  'place first': ['location', 'brand', 'premium', 'unitPlan', 'living'],
  'homes first': ['unitPlan', 'living', 'location', 'brand', 'premium'],
  'brand first': ['brand', 'location', 'premium', 'unitPlan', 'living'],
} as const;

export type SectionOrder = keyof typeof SECTIONS;
export type HomeSection = (typeof SECTIONS)[SectionOrder][number];

/** The orders that a look may choose; the first is the engine's own. */
export const SECTION_ORDERS = ['place first', 'homes first', 'brand first'] as const satisfies readonly SectionOrder[];

/** The sections in the order of a look, or of the engine's own. */
export const sectionsOf = (theme: { sections: SectionOrder } | null): readonly HomeSection[] =>
  SECTIONS[theme?.sections ?? SECTION_ORDERS[0]];
