declare module 'virtual:walks' {
  /** By unit. */
  export const walks: Readonly<Record<string, import('#site/tour/shown-walk.ts').ShownWalk>>;
}
declare module 'virtual:walked-units' {
  /** The units that can be walked through. */
  export const walked: readonly string[];
}
declare module 'virtual:walk-previews.css';
