import type { Facts } from '#site/schema/facts.ts';
import type { Film } from './film.ts';

/** What every film's last picture says. */
type Names = Pick<Facts, 'name' | 'englishName'>;

/** The complex at dusk, its towers, the view over the town, and night. */
const brand = ({ name, englishName }: Names): Film => ({
  poster: 'film-brand',
  shots: [
    {
      still: 'hero',
      seconds: 3,
      from: { x: 0.54, y: 0.52, zoom: 1.02 },
      to: { x: 0.57, y: 0.5, zoom: 1.16 },
      small: { from: { x: 0.72, y: 0.5, zoom: 1 }, to: { x: 0.72, y: 0.48, zoom: 1.14 } },
    },
    {
      still: 'brand-philosophy',
      seconds: 2,
      from: { x: 0.5, y: 0.66, zoom: 1.12 },
      to: { x: 0.5, y: 0.4, zoom: 1.12 },
    },
    { still: 'slide-sea', seconds: 2, from: { x: 0.42, y: 0.5, zoom: 1.14 }, to: { x: 0.56, y: 0.5, zoom: 1.1 } },
    { still: 'brand-night', seconds: 2.4, from: { x: 0.5, y: 0.42, zoom: 1.2 }, to: { x: 0.5, y: 0.46, zoom: 1.03 } },
  ],
  card: { english: englishName, title: name, line: '역과 항구 사이, 하늘 가까이 짓는 집' },
  cardSeconds: 2.6,
});

/** The street in front of the complex, then the places around it. */
const location = ({ name }: Names): Film => ({
  poster: 'film-location',
  shots: [
    {
      still: 'location-point',
      seconds: 2.6,
      from: { x: 0.44, y: 0.5, zoom: 1.12 },
      to: { x: 0.56, y: 0.48, zoom: 1.16 },
      caption: '신흥동3가',
    },
    {
      still: 'place-station',
      seconds: 2,
      from: { x: 0.46, y: 0.52, zoom: 1.04 },
      to: { x: 0.52, y: 0.5, zoom: 1.16 },
      caption: '역',
    },
    {
      still: 'place-market',
      seconds: 2,
      from: { x: 0.56, y: 0.5, zoom: 1.12 },
      to: { x: 0.46, y: 0.5, zoom: 1.12 },
      caption: '생활',
    },
    {
      still: 'place-sea',
      seconds: 2,
      from: { x: 0.5, y: 0.56, zoom: 1.14 },
      to: { x: 0.5, y: 0.46, zoom: 1.06 },
      caption: '바다',
    },
  ],
  card: { english: 'LOCATION', title: name, line: '인천광역시 중구 신흥동3가' },
  cardSeconds: 2.4,
});

/** A walk through a home: along the living room, nearer to the kitchen, across the bedroom. */
const home = ({ name }: Names, unit: string, type: string, structure: string): Film => ({
  poster: `film-${type}`,
  shots: [
    {
      still: `interior-${unit}-living`,
      seconds: 2.8,
      from: { x: 0.42, y: 0.54, zoom: 1.1 },
      to: { x: 0.58, y: 0.52, zoom: 1.12 },
      caption: '거실',
    },
    {
      still: `interior-${unit}-kitchen`,
      seconds: 2.6,
      from: { x: 0.5, y: 0.52, zoom: 1.02 },
      to: { x: 0.52, y: 0.5, zoom: 1.18 },
      caption: '주방·식당',
    },
    {
      still: `interior-${unit}-bedroom`,
      seconds: 2.6,
      from: { x: 0.58, y: 0.52, zoom: 1.12 },
      to: { x: 0.44, y: 0.52, zoom: 1.08 },
      caption: '안방',
    },
  ],
  card: { english: `TYPE ${type}`, title: name, line: structure },
  cardSeconds: 2.2,
});

/** The films of the default development: what is seen, for how long, and how the camera goes over it. */
export const filmsOf = (names: Names): Record<string, Film> => ({
  brand: brand(names),
  location: location(names),
  'type-59': home(names, '59a', '59', '59㎡A · 4Bay 판상형'),
  'type-84': home(names, '84a', '84', '84㎡A · 4Bay 판상형'),
});
