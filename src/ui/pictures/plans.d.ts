declare module 'virtual:plans' {
  /** What the build knows of a unit's drawing. */
  export interface Drawing {
    /** The file. Its layers have ids: `extended`, `extended-furniture`, `basic-names-small`, … */
    address: string;
    /** Whether there is a `basic` beside the `extended` home. */
    hasVariants: boolean;
    /** It only fills the place of a plan that is still to come, and has no measures. */
    standIn?: true;
    /** A viewBox, left, top, width, height in millimetres: what the drawing fills without dimensions. */
    box: readonly [number, number, number, number];
    /** How much of it, at its top, only names of a small drawing take, in millimetres. */
    above: number;
    /** How much further the dimensions reach on every side. */
    reach: number;
    /** Sizes of text in millimetres, for a drawing shown small and for one shown large. */
    em: { small: number; large: number };
  }
  /** By unit id. */
  export const drawings: Record<string, Drawing>;
}

declare module 'virtual:plan-rooms' {
  import type { PlanServices } from '#site/plan/plan-services.ts';
  import type { RoomSize } from '#site/plan/room-sizes.ts';
  /** Rooms' names, sizes and areas by unit id. */
  export const rooms: Record<string, readonly RoomSize[]>;
  /** Heights, and places for what runs in a home, by unit id. */
  export const services: Record<string, PlanServices>;
}

declare module 'virtual:plan-signs' {
  import type { PlanSign } from '#site/plan/plan-signs.ts';
  /** Signs of the drawings in words, by unit id. */
  export const signs: Record<string, readonly PlanSign[]>;
}

declare module 'virtual:piece-drawings' {
  /** Of the file that has a drawing of each piece of furniture under its kind, in millimetres, with its back along y = 0. */
  export const address: string;
}
