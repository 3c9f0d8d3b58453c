declare module 'virtual:viewed-units' {
  /** What the home page shows of each type, in the order of the viewer's tabs. */
  export const viewed: readonly Pick<import('#site/schema/units.ts').Unit, 'id' | 'label' | 'structure' | 'planAlt'>[];
  /** The honest line under the plans. */
  export const notice: string;
}
