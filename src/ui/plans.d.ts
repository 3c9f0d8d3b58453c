declare module 'virtual:plans' {
  /** A viewBox in millimetres: left, top, width, height. */
  export type Box = readonly [number, number, number, number];

  /** What the build knows of a unit's drawing. */
  export interface Drawing {
    /** The file. Its layers have ids: `extended`, `extended-furniture`, `basic-labels-phone`, … */
    address: string;
    /** Whether there is a `basic` beside the `extended` home. */
    hasVariants: boolean;
    /** What the drawing fills without dimensions, and with them. */
    box: Box;
    wideBox: Box;
    /** Sizes of text in millimetres, on phones and on wide screens. */
    em: { phone: number; wide: number };
  }
  /** By unit id. */
  export const drawings: Record<string, Drawing>;
}

declare module 'virtual:plan-rooms' {
  /** Rooms' names and sizes in millimetres, by unit id; before extension. */
  export const rooms: Record<string, { name: string; width: number; depth: number }[]>;
}
