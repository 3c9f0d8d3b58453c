declare module 'virtual:price-ranges' {
  /** What a home costs by unit, in won; of units that are sold, where it is published. */
  export const ranges: Readonly<Record<string, { least: number; most: number; example: boolean }>>;
}
