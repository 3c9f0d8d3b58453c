import type { Tour } from '#site/schema/tour.ts';

type Tab = Tour['tabs'][number];
type WalkTab = Extract<Tab, { walks: unknown }>;

/** A tab names its walks: what they show comes with the walks themselves, once. */
type ShownTab = Exclude<Tab, WalkTab> | (Omit<WalkTab, 'walks'> & { units: readonly string[] });

/** The tour as its page needs it. */
export type ShownTour = Omit<Tour, 'tabs'> & { tabs: readonly ShownTab[] };

const shownTab = (tab: Tab): ShownTab => {
  if (!('walks' in tab)) return tab;
  const { walks, ...words } = tab;
  return { ...words, units: walks.map(({ unit }) => unit) };
};

/** @returns null where there is no tour */
export const shownTour = (tour: Tour | null): ShownTour | null =>
  tour && { ...tour, tabs: tour.tabs.map((tab) => shownTab(tab)) };
