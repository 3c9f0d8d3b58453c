import { REGIONS } from '#site/schema/parts/regions.ts';
import type { Theme } from '#site/schema/theme.ts';
import { hexOf, type Hex } from '#site/theme/colour.ts';
import { DISPLAY_FAMILIES, TEXT_FAMILIES } from '#site/theme/families.ts';
import { MAP_LOOKS } from '#site/theme/map-colours.ts';
import { nearestPassing } from '#site/theme/nearest-passing.ts';
import { SECTION_ORDERS } from '#site/theme/sections.ts';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { formVariable } from '#tools/host/environment.ts';
import type { NewSite } from '#tools/new-site/write-site.ts';
import { unitTypes } from '#tools/new-site/fill-template.ts';

/** A development that nobody has: what a measurement of many needs of each. */
export interface InventedSite extends Pick<NewSite, 'units' | 'facts'> {
  slug: string;
  theme: Theme;
  /** The text of its `site.env`. */
  services: string;
  /** What no other development may say. */
  words: string[];
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TYPES = ['39', '49A', '59A', '59B', '59C', '74A', '74B', '84A', '84B', '84C', '101A', '114A'];
const [FIRST_SYLLABLE, VOWELS, ENDS] = [0xac00, 21, 28];
const INITIALS = 19;
/** Vowels and ends of syllables that names have: a, eo, o, u, eu, i; none, n, l, m, ng. */
const [NAME_VOWELS, NAME_ENDS] = [
  [0, 4, 8, 13, 18, 20],
  [0, 4, 8, 16, 21],
] as const;

/** @param pick a whole number below another */
function syllable(pick: (below: number) => number): string {
  const vowel = NAME_VOWELS[pick(NAME_VOWELS.length)] ?? 0;
  const end = NAME_ENDS[pick(NAME_ENDS.length)] ?? 0;
  return String.fromCodePoint(FIRST_SYLLABLE + (pick(INITIALS) * VOWELS + vowel) * ENDS + end);
}

function themeOf(random: () => number, pick: (below: number) => number): Theme {
  const between = (least: number, most: number) => least + random() * (most - least);
  const colour = (least: number, most: number): Hex =>
    hexOf([between(least, most), between(least, most), between(least, most)]);
  const paper = colour(0.98, 1);
  // White, on which all of these stand too, is lighter than any paper.
  const readable = (ratio: number): Hex => nearestPassing(colour(0, 0.6), [{ ground: paper, ratio }]) ?? '#000000';
  return {
    colours: {
      ink: colour(0, 0.15),
      paper,
      panel: colour(0.9, 0.95),
      accent: readable(3),
      action: readable(4.5),
      dark: readable(7),
    },
    fonts: {
      text: TEXT_FAMILIES[pick(TEXT_FAMILIES.length)] ?? TEXT_FAMILIES[0],
      display: DISPLAY_FAMILIES[pick(DISPLAY_FAMILIES.length)] ?? DISPLAY_FAMILIES[0],
    },
    corners: pick(25),
    header: random() < 0.5 ? 'paper' : 'dark',
    logo: (['mark and name', 'mark', 'name'] as const)[pick(3)] ?? 'name',
    banners: random() < 0.5 ? 'high' : 'low',
    titles: (['over', 'beside', 'aslant'] as const)[pick(3)] ?? 'over',
    titleGround: random() < 0.5 ? 'dark' : 'panel',
    name: (['left', 'centred', 'centred on phones'] as const)[pick(3)] ?? 'left',
    headings: random() < 0.5 ? 'left' : 'centred',
    sections: SECTION_ORDERS[pick(3)] ?? 'place first',
    phoneBar: (['buttons', 'floating', 'lettered'] as const)[pick(3)] ?? 'buttons',
    forms: (['boxed', 'ruled', 'filled'] as const)[pick(3)] ?? 'boxed',
    facts: (['strip', 'ledger', 'figures'] as const)[pick(3)] ?? 'strip',
    maps: MAP_LOOKS[pick(3)] ?? 'paper',
  };
}

/** @param index which of them; the same one is always the same */
export function inventSite(index: number): InventedSite {
  const random = randomFrom(index + 1);
  const pick = (below: number) => Math.floor(random() * below);
  const digits = (count: number) => `${10 ** (count - 1) + pick(9 * 10 ** (count - 1))}`;
  const name = [1, 2, 3, 4, 5].map(() => syllable(pick)).join('');
  const english = `SITE ${index} ${digits(5)}`;
  const slug = `${name}${index}`;
  const host = `s${index}-${digits(6)}.kr`;
  const phone = `0${31 + pick(34)}-${digits(3)}-${digits(4)}`;
  const forms = FORM_KEYS.map((form) => [formVariable(form), `https://forms.test/${digits(9)}`] as const);
  const theme = themeOf(random, pick);
  const chosen = TYPES.filter(() => random() < 0.4);
  return {
    slug,
    units: unitTypes((chosen.length > 0 ? chosen : TYPES.slice(0, 2)).join(',')),
    facts: {
      slug,
      name,
      shortName: name,
      englishName: english,
      phone,
      origin: `https://${host}`,
      'location.address': `${REGIONS[pick(REGIONS.length)]} ${syllable(pick)}${syllable(pick)} ${index}`,
    },
    theme,
    services: [`SITE=${slug}`, ...forms.map(([variable, address]) => `${variable}=${address}`), ''].join('\n'),
    words: [
      name,
      english,
      encodeURIComponent(slug),
      host,
      phone,
      ...forms.map(([, address]) => address),
      theme.colours.accent,
      theme.colours.action,
      theme.colours.dark,
      theme.colours.ink,
    ],
  };
}
