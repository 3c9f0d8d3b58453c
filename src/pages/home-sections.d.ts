declare module 'virtual:home-sections' {
  /** What the home page shows between its first screen and the visit, in the development's order. */
  export const sections: readonly import('#site/theme/sections.ts').HomeSection[];
}
