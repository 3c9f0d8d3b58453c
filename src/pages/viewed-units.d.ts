declare module 'virtual:viewed-units' {
  type Unit = import('#site/schema/units.ts').Unit;
  /** The types of the home page's viewer, in the order of its tabs. */
  export const viewed: readonly Pick<Unit, 'id' | 'label' | 'structure' | 'planAlt'>[];
  /** The honest line under every plan. */
  export const notice: string;
}
