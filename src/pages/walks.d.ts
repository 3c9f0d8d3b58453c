declare module 'virtual:walks' {
  type ShownWalk = import('#site/tour/shown-walk.ts').ShownWalk;
  export const tour: import('#site/tour/shown-tour.ts').ShownTour | null;
  /** The walk that the page opens with. */
  export const first: ShownWalk | null;
  /** The others, by unit. */
  export const others: Readonly<Record<string, () => Promise<{ walk: ShownWalk }>>>;
}
declare module 'virtual:walked-units' {
  /** The units that can be walked through. */
  export const walked: readonly string[];
}
declare module 'virtual:walk-previews.css';
