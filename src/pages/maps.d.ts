declare module 'virtual:maps' {
  /** The development's maps, drawn by the build; null where it has none. */
  export const maps: import('#site/maps/shown-map.ts').ShownMaps | null;
}
