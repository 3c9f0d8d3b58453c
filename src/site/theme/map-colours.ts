import type { Theme } from '#site/schema/theme.ts';
import { mix, type Hex } from './colour.ts';
import { BLACK, on, paletteOf, readable, TEXT, WHITE } from './palette.ts';

/** What maps may be drawn on; the first is the engine's own. */
export const MAP_LOOKS = ['paper', 'tinted', 'night'] as const;
export type MapLook = (typeof MAP_LOOKS)[number];

/** Areas and lines of a map. `foam` lies along its shores, `edge` around a main road of the legend. */
type Grounds = Record<
  'sea' | 'foam' | 'shore' | 'land' | 'green' | 'street' | 'casing' | 'edge' | 'motorway' | 'motorway-casing',
  Hex
>;
/** What is written and marked on it: names, their kinds, the circles around the site and the plate of its name. */
type Words = Record<
  'ink' | 'district' | 'water' | 'road' | 'railway' | 'railway-casing' | 'ring' | 'plate' | 'on-plate',
  Hex
>;
type Colours = Theme['colours'];

/** Room to read by: the edges of letters are softer than their colour. */
const READ_AT = TEXT + 0.3;

/** So much of a colour that leaves and waters are told apart in any brand. */
const LEAVES: Hex = '#4f8a58';

/** Warm paper, in every brand. */
const PAPER: Grounds = {
  sea: '#d3dee6',
  foam: WHITE,
  shore: '#b4c6d2',
  land: '#f5efe6',
  green: '#dde5d5',
  street: WHITE,
  casing: '#dfd4c3',
  edge: '#cdbfa8',
  motorway: '#efd9b8',
  'motorway-casing': '#c59f6a',
};

/** As light as black words need it. */
const light = (ground: Hex): Hex => readable(ground, on(READ_AT, BLACK), WHITE);

/** Light grounds of the brand, under roads of one stroke. */
function tinted({ ink, panel, accent, dark }: Colours): Grounds {
  const land = light(mix(panel, WHITE, 0.35));
  const street = mix(ink, land, 0.17);
  const motorway = mix(accent, land, 0.55);
  return {
    sea: light(mix(dark, panel, 0.2)),
    foam: WHITE,
    shore: light(mix(dark, panel, 0.32)),
    land,
    green: light(mix(mix(accent, LEAVES, 0.5), land, 0.26)),
    street,
    casing: street,
    edge: street,
    motorway,
    'motorway-casing': motorway,
  };
}

/** The brand's dark, as deep as white words need it. */
function night({ accent, dark }: Colours): Grounds {
  const land = readable(mix(dark, WHITE, 0.88), on(7, WHITE), dark);
  const street = mix(land, WHITE, 0.72);
  const motorway = mix(accent, land, 0.75);
  return {
    sea: mix(dark, BLACK, 0.55),
    foam: accent,
    shore: mix(accent, land, 0.5),
    land,
    green: readable(mix(LEAVES, land, 0.38), on(6, WHITE), land),
    street,
    casing: street,
    edge: street,
    motorway,
    'motorway-casing': motorway,
  };
}

const GROUNDS: Record<MapLook, (colours: Colours) => Grounds> = { paper: () => PAPER, tinted, night };

/** What is written on each, before it is known to be read there. */
function inksOf(look: MapLook, { colours, header }: Pick<Theme, 'colours' | 'header'>, { land, sea }: Grounds): Words {
  const palette = paletteOf({ colours, header });
  const token = (name: string) => palette[name] ?? colours.ink;
  if (look === 'night')
    return {
      ink: WHITE,
      district: token('on-dark-soft'),
      water: token('accent-light'),
      road: token('on-dark-soft'),
      railway: token('on-dark'),
      'railway-casing': WHITE,
      ring: token('accent-light'),
      plate: token('accent-light'),
      'on-plate': colours.ink,
    };
  const isPaper = look === 'paper';
  return {
    ink: colours.ink,
    district: isPaper ? '#565c6c' : token('ink-soft'),
    water: isPaper ? '#2f4f6d' : mix(colours.dark, sea, 0.8),
    road: isPaper ? '#66593f' : token('ink-soft'),
    railway: token('dark-soft'),
    'railway-casing': land,
    ring: token('accent-deep'),
    plate: colours.ink,
    'on-plate': WHITE,
  };
}
/** What lies over land, green and water, whichever comes. */
const READ = ['ink', 'district', 'road', 'railway', 'ring'] as const;

/** The tokens of maps that a theme decides, without `map-`; every word can be read on every ground. */
export function mapColoursOf(theme: Pick<Theme, 'colours' | 'header' | 'maps'>): Grounds & Words {
  const grounds = GROUNDS[theme.maps](theme.colours);
  const inks = inksOf(theme.maps, theme, grounds);
  const needs = on(READ_AT, grounds.land, grounds.green, grounds.sea);
  const surely = theme.maps === 'night' ? WHITE : BLACK;
  const read = Object.fromEntries(READ.map((name) => [name, readable(inks[name], needs, surely)]));
  // A narrow water's name crosses its shores, with nothing around its letters.
  const water = readable(inks.water, [...needs, ...on(READ_AT, grounds.shore)], surely);
  return { ...grounds, ...inks, ...read, water };
}
