declare module 'virtual:maps' {
  /** The development's maps, drawn by the build; null where it has none. */
  export const maps: import('#site/maps/shown-map.ts').ShownMaps | null;
}

declare module 'virtual:neighbourhoods' {
  /** The maps that a page opens with, with what there is to reach. */
  export const neighbourhoods: readonly import('#site/maps/neighbourhood.ts').Neighbourhood[];
  /** That they are sketches. */
  export const notice: string;
}
