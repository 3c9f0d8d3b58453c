import type { MapLook } from '#site/theme/map-colours.ts';
import type { Theme } from '#site/schema/theme.ts';
import { colourToken } from '#tools/theme/tokens.ts';

/** Widths of roads in units of the sheet; as wide as its casing is one that has none. */
type Roads = Record<'street' | 'main' | 'motorway', { width: number; casing: number }>;

/** White roads between lines. */
const CASED: Roads = {
  street: { width: 8, casing: 11 },
  main: { width: 18, casing: 23 },
  motorway: { width: 11, casing: 16 },
};
/** Strokes of one colour. */
const STROKES: Roads = {
  street: { width: 5, casing: 5 },
  main: { width: 11, casing: 11 },
  motorway: { width: 9, casing: 9 },
};
const ROADS: Record<MapLook, Roads> = { paper: CASED, tinted: STROKES, night: STROKES };

/** How a development's maps are drawn. */
export interface DrawnLook {
  roads: Roads;
  /** How much of the foam is seen along a shore, for each of its three lines. */
  foam: number;
  /** @param name of a token: `map-land`, `accent` */
  colour: (name: string) => string;
}

/** The look of a theme's maps; without one the engine's own. */
export function lookOf(theme: Theme | null): DrawnLook {
  const maps = theme?.maps ?? 'paper';
  return { roads: ROADS[maps], foam: maps === 'night' ? 0.07 : 0.22, colour: (name) => colourToken(theme, name) };
}
