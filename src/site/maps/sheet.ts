import type { Coordinates, LocationMap, MapLabel } from '#site/schema/maps.ts';
import { offsetKm } from './geography.ts';

/** Units across a map's square, right and down from its corner. */
export const SIDE = 1000;
/** How wide its drawing is, which goes on at both sides: what a page shows that is wider than high. */
export const DRAWN_WIDTH = 2100;

/** In units of the sheet: right, then down. */
export type SheetPoint = readonly [x: number, y: number];
export type SheetLine = readonly SheetPoint[];
export type SheetLabel = Omit<MapLabel, 'at'> & { at: SheetPoint };

/** A map with everything in its place on paper. */
export interface Sheet {
  land: readonly SheetLine[];
  water: readonly SheetLine[];
  greens: readonly SheetLine[];
  roads: readonly { rank: LocationMap['roads'][number]['rank']; through: SheetLine }[];
  railways: readonly { name: string; colour: string; through: SheetLine }[];
  labels: readonly SheetLabel[];
}

/** Lays a map out, north up: points and distances come from the same coordinates. */
export function layOut({ middle, km, land, water, greens, roads, railways, labels }: LocationMap): Sheet {
  const point = (place: Coordinates): SheetPoint => {
    const { east, south } = offsetKm(middle, place);
    return [(0.5 + east / km) * SIDE, (0.5 + south / km) * SIDE];
  };
  const lines = (each: readonly (readonly Coordinates[])[]) => each.map((line) => line.map(point));
  return {
    land: lines(land),
    water: lines(water),
    greens: lines(greens),
    roads: roads.map(({ rank, through }) => ({ rank, through: through.map(point) })),
    railways: railways.map(({ name, colour, through }) => ({ name, colour, through: through.map(point) })),
    labels: labels.map((label) => ({ ...label, at: point(label.at) })),
  };
}

/** Whether a label stands in the square, which every page shows, and not in what only wide ones do. */
export const isInSquare = ({ at: [x] }: SheetLabel): boolean => x >= 0 && x <= SIDE;
