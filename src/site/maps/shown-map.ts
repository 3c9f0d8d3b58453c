import type { LocationMap, MapLabelKind } from '#site/schema/maps.ts';

/** A length as SVG takes it: percent of the map's square, or em of the words. */
export type Length = string;

/** Words of a map, placed; em are those of their own size, which their kind has. */
export interface ShownLabel {
  kind: MapLabelKind;
  /** Percent of the map. */
  x: Length;
  y: Length;
  /** As its kind has it, if left out: words alone stand on their point, others begin beside it. */
  anchor?: 'start' | 'middle' | 'end';
  /** Of every line, from the point; 0, if left out. */
  dx?: Length;
  /** Each with the middle of its letters, from the point; 0, if left out. */
  lines: readonly { text: string; dy?: Length }[];
  /** What the site's name stands on, with a square that points at the point. */
  plate?: {
    x: Length;
    y: Length;
    width: Length;
    height: Length;
    pointer: { x: Length; y: Length; size: Length; offset: Length };
  };
}

/** What a page needs of a map: its words, and where the drawing is. */
export interface ShownMap extends Pick<LocationMap, 'id' | 'title' | 'alt' | 'km'> {
  /** The drawing without words, `/maps/<id>-<hash>.svg`. */
  address: string;
  labels: readonly ShownLabel[];
}

export interface ShownMaps {
  maps: readonly ShownMap[];
  /** That they are sketches. */
  notice: string;
}
