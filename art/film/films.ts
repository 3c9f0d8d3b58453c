import type { Facts } from '#site/schema/facts.ts';
import type { Film, Shot } from './film.ts';

/** What every film's last picture says. */
type Names = Pick<Facts, 'name' | 'englishName'>;

/** From the last light over the sea into the night: the complex, what its high floors see, its street, the name. */
const brand = ({ name, englishName }: Names): Film => ({
  poster: 'film-brand',
  shots: [
    {
      still: 'brand-orbit-2',
      seconds: 2.8,
      truck: 0.015,
      from: { x: 0.52, y: 0.62, zoom: 1 },
      to: { x: 0.52, y: 0.6, zoom: 1.06 },
      small: { from: { x: 0.51, y: 0.5, zoom: 1 }, to: { x: 0.51, y: 0.56, zoom: 1.1 } },
    },
    {
      still: 'slide-sea',
      seconds: 2,
      truck: 0.014,
      from: { x: 0.46, y: 0.5, zoom: 1.12 },
      to: { x: 0.54, y: 0.48, zoom: 1.06 },
    },
    {
      still: 'brand-orbit-1',
      seconds: 2.2,
      truck: -0.015,
      from: { x: 0.5, y: 0.56, zoom: 1.04 },
      to: { x: 0.48, y: 0.6, zoom: 1 },
      small: { from: { x: 0.5, y: 0.55, zoom: 1.1 }, to: { x: 0.48, y: 0.52, zoom: 1 } },
    },
    {
      still: 'brand-night',
      seconds: 2.2,
      truck: 0.016,
      from: { x: 0.4, y: 0.62, zoom: 1.02 },
      to: { x: 0.44, y: 0.58, zoom: 1.12 },
      small: { from: { x: 0.42, y: 0.5, zoom: 1 }, to: { x: 0.46, y: 0.5, zoom: 1.1 } },
    },
  ],
  card: {
    still: 'hero',
    seconds: 3.2,
    truck: 0.012,
    from: { x: 0.5, y: 0.62, zoom: 1 },
    to: { x: 0.5, y: 0.6, zoom: 1.05 },
    small: { from: { x: 0.72, y: 0.5, zoom: 1 }, to: { x: 0.72, y: 0.5, zoom: 1.05 } },
    english: englishName,
    title: name,
    line: '역과 항구 사이, 하늘 가까이 짓는 집',
  },
});

/** What is around the complex. */
const PLACES: readonly Shot[] = [
  {
    still: 'location-point',
    seconds: 2.4,
    truck: 0.015,
    from: { x: 0.48, y: 0.64, zoom: 1 },
    to: { x: 0.5, y: 0.66, zoom: 1.12 },
    caption: '신흥동3가',
  },
  {
    still: 'slide-station',
    seconds: 1.6,
    truck: 0.015,
    from: { x: 0.42, y: 0.52, zoom: 1.04 },
    to: { x: 0.46, y: 0.5, zoom: 1.12 },
    small: { from: { x: 0.3, y: 0.5, zoom: 1 }, to: { x: 0.4, y: 0.5, zoom: 1.06 } },
    caption: '역',
  },
  {
    still: 'place-road',
    seconds: 1.6,
    truck: -0.013,
    from: { x: 0.5, y: 0.56, zoom: 1 },
    to: { x: 0.5, y: 0.56, zoom: 1.1 },
    caption: '도로',
  },
  {
    still: 'place-market',
    seconds: 1.6,
    truck: 0.015,
    from: { x: 0.52, y: 0.46, zoom: 1.1 },
    to: { x: 0.48, y: 0.44, zoom: 1.02 },
    caption: '시장',
  },
  {
    still: 'place-school',
    seconds: 1.6,
    truck: -0.013,
    from: { x: 0.46, y: 0.38, zoom: 1.06 },
    to: { x: 0.54, y: 0.42, zoom: 1.06 },
    small: { from: { x: 0.46, y: 0.48, zoom: 1.06 }, to: { x: 0.54, y: 0.5, zoom: 1.06 } },
    caption: '학교',
  },
  {
    still: 'place-sea',
    seconds: 1.6,
    truck: 0.015,
    from: { x: 0.46, y: 0.52, zoom: 1.06 },
    to: { x: 0.54, y: 0.48, zoom: 1.06 },
    caption: '바다',
  },
];

/** The complex in its town, and what is around it. */
const location = ({ name }: Names): Film => ({
  poster: 'film-location',
  shots: PLACES,
  card: {
    still: 'location-point',
    seconds: 2.6,
    truck: 0.012,
    from: { x: 0.36, y: 0.64, zoom: 1.22 },
    to: { x: 0.36, y: 0.62, zoom: 1.16 },
    small: { from: { x: 0.5, y: 0.6, zoom: 1.08 }, to: { x: 0.5, y: 0.58, zoom: 1.02 } },
    english: 'LOCATION',
    title: name,
    line: '인천광역시 중구 신흥동3가',
  },
});

/** A walk through a home: along the living room, nearer to the kitchen, across the bedroom, and all of it from above. */
const home = ({ name }: Names, unit: string, type: string, structure: string): Film => ({
  poster: `film-${type}`,
  shots: [
    {
      still: `interior-${unit}-living`,
      seconds: 2.6,
      truck: 0.012,
      from: { x: 0.47, y: 0.56, zoom: 1.02 },
      to: { x: 0.53, y: 0.54, zoom: 1.06 },
      caption: '거실',
    },
    {
      still: `interior-${unit}-kitchen`,
      seconds: 2.2,
      truck: -0.012,
      from: { x: 0.5, y: 0.52, zoom: 1 },
      to: { x: 0.5, y: 0.52, zoom: 1.1 },
      caption: '주방·식당',
    },
    {
      still: `interior-${unit}-bedroom`,
      seconds: 2.2,
      truck: -0.012,
      from: { x: 0.54, y: 0.52, zoom: 1.06 },
      to: { x: 0.48, y: 0.52, zoom: 1.06 },
      small: { from: { x: 0.54, y: 0.44, zoom: 1.12 }, to: { x: 0.49, y: 0.44, zoom: 1.12 } },
      caption: '안방',
    },
    {
      still: `plan-3d-${unit}`,
      seconds: 2.6,
      whole: true,
      from: { x: 0.5, y: 0.5, zoom: 1 },
      to: { x: 0.5, y: 0.5, zoom: 1.08 },
      caption: '전체 구성',
    },
  ],
  card: {
    still: `interior-${unit}-living`,
    seconds: 2.4,
    truck: -0.015,
    from: { x: 0.5, y: 0.54, zoom: 1.06 },
    to: { x: 0.46, y: 0.54, zoom: 1.04 },
    english: `TYPE ${type}`,
    title: name,
    line: structure,
  },
});

/** The films of the default development: what is seen, for how long, and how the camera goes over it. */
export const filmsOf = (names: Names): Record<string, Film> => ({
  brand: brand(names),
  location: location(names),
  'type-59': home(names, '59a', '59', '59A · 4Bay 판상형'),
  'type-84': home(names, '84a', '84', '84A · 4Bay 판상형'),
});
