import { fieldOf } from '#site/content-field.ts';
import type { Content } from '#site/content-schema.ts';

/** A text of the content with the place where it stands. */
export interface Place {
  file: string;
  field: string;
  text: string;
}

function textsOf(value: unknown, file: string, field = ''): Place[] {
  if (typeof value === 'string') return [{ file, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, file, fieldOf(field, key, Array.isArray(value))));
}

/** Every text of a content folder, the facts' first. The articles of press.ts only fill the embedded database. */
export const placesOf = ({ facts, ...others }: Content): Place[] =>
  Object.entries({ facts, ...others, press: null }).flatMap(([name, value]) => textsOf(value, `${name}.ts`));

/** What a map of the neighbourhood shows that has a name of its own. */
const NAMED = new Set(['station', 'place', 'district', 'water']);

/** Stations, hospitals and markets around the development; shorter names stand in other words. */
const neighbours = ({ maps, home }: Pick<Content, 'maps' | 'home'>): string[] =>
  (maps?.maps.find(({ id }) => id === home.directions.map)?.labels ?? [])
    .filter(({ kind, text }) => NAMED.has(kind) && text.length > 2)
    .map(({ text }) => text.replaceAll('\n', ' '));

/** What only one development may say: its names, phone, addresses, firms and neighbours. */
export function wordsOf({ facts, maps, home }: Pick<Content, 'facts' | 'maps' | 'home'>): string[] {
  const { name, shortName, englishName, slug, origin, phone, location, modelHouse, companies } = facts;
  const place = location.address.split(' ').at(-1) ?? location.address;
  const host = new URL(origin).host;
  return [
    ...new Set([
      name,
      shortName,
      englishName,
      slug,
      host,
      phone,
      place,
      modelHouse.address,
      ...Object.values(companies).filter((company) => company !== null),
      ...neighbours({ maps, home }),
    ]),
  ];
}
