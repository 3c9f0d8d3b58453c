import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { distanceKm } from '#site/maps/geography.ts';
import { labelBox, numberBox, overlap, type Box } from '#site/maps/map-labels.ts';
import { layOut, SIDE } from '#site/maps/sheet.ts';
import type { Coordinates, LocationMap, MapLabelKind } from '#site/schema/maps.ts';

const file = 'maps.ts';
/** Two places that are this near are one. */
const SAME_KM = 0.05;

/** What every map has in its corners, on a phone. */
const CORNERS: readonly Pick<Words, 'text' | 'box'>[] = [
  { text: 'the scale', box: { left: 0, top: SIDE * 0.88, right: SIDE * 0.28, bottom: SIDE } },
  { text: 'the arrow to the north', box: { left: SIDE * 0.87, top: 0, right: SIDE, bottom: SIDE * 0.13 } },
];

interface Words {
  text: string;
  /** Where the content has them. */
  field: string;
  box: Box;
}

function covering(words: readonly Words[], what: string): ContentProblem[] {
  return words.flatMap(({ text, field, box }, index) =>
    [...words.slice(index + 1), ...CORNERS]
      .filter((other) => overlap(box, other.box))
      .map((other) => ({ file, field, remedy: `'${text}' and '${other.text}' overlap on a phone: ${what}` })),
  );
}

/** Names that only a page shows that is wider than high may stand beside the square. */
const BESIDE: readonly MapLabelKind[] = ['district', 'water'];

const isWhole = ({ left, top, right, bottom }: Box, kind: MapLabelKind) => {
  const isBeside = BESIDE.includes(kind) && (right < 0 || left > SIDE);
  return top >= 0 && bottom <= SIDE && (isBeside || (left >= 0 && right <= SIDE));
};

/** Words that leave the map's square, or cover each other there. */
function checkLabels(map: LocationMap, field: string): ContentProblem[] {
  const words = layOut(map).labels.map((label, index) => ({
    text: label.text,
    kind: label.kind,
    field: `${field}.labels[${index}]`,
    box: labelBox(label),
  }));
  return [
    ...words
      .filter(({ box, kind }) => !isWhole(box, kind))
      .map(({ text, field: at, box }) => {
        const ends = [box.left, box.top, box.right, box.bottom].map((end) => Math.round(end)).join(', ');
        const remedy = `'${text}' reaches out of the map, which is ${SIDE} × ${SIDE} (left, top, right, bottom: ${ends}): move its point, write another side, or make km larger`;
        return { file, field: at, remedy };
      }),
    ...covering(words, 'move one, or write another side'),
  ];
}

/** Numbers that cover each other, or the words that stay, where a page shows the map with numbers. */
function checkNumbers(map: LocationMap, field: string): ContentProblem[] {
  const { labels } = layOut(map);
  const shown = labels.map((label, index) => ({
    text: label.text,
    field: `${field}.labels[${index}]`,
    box: label.kind === 'station' || label.kind === 'place' ? numberBox(label, labels) : labelBox(label),
  }));
  return covering(shown, 'numbers need room: write another side, or leave one out');
}

/** Lines that the map does not have, which a station's are said to be. */
function checkLines({ labels, railways }: LocationMap, field: string): ContentProblem[] {
  const names = railways.map(({ name }) => name);
  return labels.flatMap(({ lines = [] }, index) =>
    lines
      .filter((line) => !names.includes(line))
      .map((line) => ({
        file,
        field: `${field}.labels[${index}].lines`,
        remedy: `the map has no railway '${line}': write one of ${names.join(', ') || 'none yet'}`,
      })),
  );
}

/** Pins that stand elsewhere than the facts and the way there say, or twice, or nowhere. */
function checkPins(
  { labels, middle }: LocationMap,
  field: string,
  { facts, directions }: MapContent,
): ContentProblem[] {
  const found = (kind: 'site' | 'model-house') =>
    labels.flatMap((label, index) => (label.kind === kind ? [{ ...label, field: `${field}.labels[${index}]` }] : []));
  const sites = found('site');
  const houses = found('model-house');
  // A new development's map lies at 0, 0 until somebody draws it.
  const isDrawn = middle.latitude !== 0 && facts.location.latitude !== 0;
  const apart = (at: Coordinates, places: readonly Coordinates[]) =>
    isDrawn && places.every((place) => distanceKm(at, place) > SAME_KM);
  return [
    ...(sites.length === 1
      ? []
      : [
          {
            file,
            field: `${field}.labels`,
            remedy: "write one label of the kind 'site': distances are measured from it",
          },
        ]),
    ...sites
      .filter(({ at }) => apart(at, [facts.location]))
      .map((label) => ({
        file,
        field: `${label.field}.at`,
        remedy: `'${label.text}' stands ${distanceKm(label.at, facts.location).toFixed(1)} km from the location of facts.ts: write at: facts.location`,
      })),
    ...houses.slice(1).map((label) => ({ file, field: label.field, remedy: 'the map has a model house already' })),
    ...houses
      .filter(({ at }) => apart(at, directions?.places ?? [at]))
      .map((label) => ({
        file,
        field: `${label.field}.at`,
        remedy: `'${label.text}' stands at none of the places of directions.ts: take its latitude and longitude from there`,
      })),
  ];
}

type MapContent = Pick<Content, 'maps' | 'facts' | 'directions' | 'galleries' | 'navigation'>;

/** Galleries that open with a map that there is not, or on a page that shows none. */
function checkOpened({ maps, galleries, navigation }: MapContent): ContentProblem[] {
  const ids = (maps?.maps ?? []).map(({ id }) => id);
  return Object.entries(galleries ?? {}).flatMap(([path, { map }]) => {
    if (map === undefined) return [];
    const problem = (remedy: string) => [{ file: 'galleries.ts', field: `'${path}'.map`, remedy }];
    if (!ids.includes(map)) return problem(`maps.ts has no map '${map}': write one of ${ids.join(', ') || 'none yet'}`);
    const isShown = navigation.pages.some((page) => page.path === path && page.kind === 'location');
    return isShown
      ? []
      : problem("only a page of the kind 'location' opens with a map: change its kind, or remove this");
  });
}

/** Maps that cannot be told apart or read, and places that two files put at different spots. */
export function checkMaps(content: MapContent): ContentProblem[] {
  const { maps, galleries } = content;
  const all = maps?.maps ?? [];
  const ids = all.map(({ id }) => id);
  const opened = Object.values(galleries ?? {}).map(({ map }) => map);
  return [
    ...all.flatMap((map, index) => {
      const field = `maps[${index}]`;
      return [
        ...(ids.indexOf(map.id) === index
          ? []
          : [{ file, field: `${field}.id`, remedy: `'${map.id}' stands twice: write another` }]),
        ...checkLabels(map, field),
        ...(opened.includes(map.id) ? checkNumbers(map, field) : []),
        ...checkLines(map, field),
        ...checkPins(map, field, content),
      ];
    }),
    ...checkOpened(content),
  ];
}
