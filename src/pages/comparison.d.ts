declare module 'virtual:comparison' {
  /** Every type that can be compared. */
  export const types: readonly import('#site/units/comparison/drawn-type.ts').DrawnType[];
  /** The two that are shown before anybody has chosen. */
  export const usual: readonly string[];
  /** From the smallest. */
  export const textSizes: readonly import('#site/units/comparison/drawn-type.ts').TextSize[];
}
