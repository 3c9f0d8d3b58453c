import type { LocationMap, MapLabelKind } from '#site/schema/maps.ts';

/** A length as SVG takes it: percent of the map, or em of the words. */
type Length = string;

/** Words of a map, placed. */
export interface ShownLabel {
  kind: MapLabelKind;
  /** Percent of the map. */
  x: Length;
  y: Length;
  /** Size in em of the map's own. */
  size: Length;
  /** Letter spacing. */
  spread?: Length;
  anchor: 'start' | 'middle' | 'end';
  dx: Length;
  /** Each with its baseline, from the point. */
  lines: readonly { text: string; dy: Length }[];
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
export interface ShownMap extends Pick<LocationMap, 'id' | 'title' | 'alt' | 'size'> {
  /** The drawing without words, `/maps/<id>-<hash>.svg`. */
  address: string;
  labels: readonly ShownLabel[];
}

export interface ShownMaps {
  maps: readonly ShownMap[];
  /** That they are sketches. */
  notice: string;
}
