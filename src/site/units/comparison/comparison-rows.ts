import type { Size } from '#site/plan/plan-facts.ts';
import type { Variant } from '#site/plan/spaces.ts';
import { STORAGE_KINDS, type StorageKind } from '#site/plan/storage.ts';
import type { ComparedType } from './compared-types.ts';
import { differenceOf, type Difference } from './difference.ts';

export type AreaFact = 'exclusive' | 'supply' | 'contract' | 'service';
/** Lengths are millimetres, areas m², prices won. */
export type NumberFact =
  | AreaFact
  | 'bays'
  | 'bathrooms'
  | 'homes'
  | 'width'
  | 'depth'
  | 'storageLength'
  | 'storageRooms'
  | 'leastPrice'
  | 'mostPrice'
  | StorageKind;

interface NumberRow {
  kind: 'number';
  fact: NumberFact;
  values: readonly (number | null)[];
  difference: Difference | null;
}

/** One thing of every type, in the order of the types; null: a type has no such thing. */
export type ComparisonRow =
  | { kind: 'words'; fact: 'use' | 'structure' | 'faces'; values: readonly (string | null)[]; difference: null }
  | NumberRow
  /** By area, in mm². */
  | { kind: 'room'; room: string; values: readonly (Size | null)[]; difference: Difference | null };

export interface ComparisonGroup {
  group: 'prices' | 'examplePrices' | 'areas' | 'home' | 'rooms' | 'storage';
  rows: readonly ComparisonRow[];
}

const AREAS = ['exclusive', 'supply', 'contract', 'service'] as const;

type Types = readonly ComparedType[];

function numbers(types: Types, fact: NumberFact, of: (type: ComparedType) => number | null): NumberRow {
  const values = types.map(of);
  return { kind: 'number', fact, values, difference: differenceOf(values) };
}

/** Apartments and office-tels are counted in words of their own, so the one kind is not more than the other. */
function homes(types: Types): NumberRow {
  const row = numbers(types, 'homes', (type) => type.homes);
  const isOneUse = new Set(types.map(({ use }) => use)).size === 1;
  return isOneUse ? row : { ...row, difference: null };
}

/** Where a home has one room of a kind its plan gives it no number: it stands beside the first of those that have several. */
function roomsByName({ measures }: ComparedType, variant: Variant, all: ReadonlySet<string>) {
  const { rooms } = measures[variant];
  const own = new Set(rooms.map(({ name }) => name));
  return new Map(
    rooms.map(({ name, size, area }) => {
      const first = `${name}1`;
      return [all.has(first) && !own.has(first) ? first : name, { size, area }];
    }),
  );
}

/** Every room of the types, in the order of the first type that has it. */
function roomRows(types: Types, variant: Variant): ComparisonRow[] {
  const all = new Set(types.flatMap(({ measures }) => measures[variant].rooms.map(({ name }) => name)));
  const rooms = types.map((type) => roomsByName(type, variant, all));
  return [...new Set(rooms.flatMap((byName) => [...byName.keys()]))].map((room) => {
    const measures = rooms.map((byName) => byName.get(room));
    const difference = differenceOf(measures.map((one) => one?.area ?? null));
    return { kind: 'room', room, values: measures.map((one) => one?.size ?? null), difference };
  });
}

const totalLength = ({ storage }: ComparedType) => STORAGE_KINDS.reduce((sum, kind) => sum + storage.lengths[kind], 0);

/** Nothing of a kind is none of it. */
const some = (amount: number) => amount || null;

/** Prices are examples until the real ones are published, all of them or none. */
const prices = (types: Types): ComparisonGroup => ({
  group: types.some(({ price }) => price?.isExample) ? 'examplePrices' : 'prices',
  rows: [
    numbers(types, 'leastPrice', ({ price }) => price?.least ?? null),
    numbers(types, 'mostPrice', ({ price }) => price?.most ?? null),
  ],
});

const faces = (types: Types): ComparisonRow => {
  const values = types.map((type) => type.faces.join('·') || null);
  return { kind: 'words', fact: 'faces', values, difference: null };
};

/** What there is to compare, whether it differs or not; what none of the types has is left out. */
export function comparisonOf(types: Types, variant: Variant): ComparisonGroup[] {
  const groups: ComparisonGroup[] = [
    prices(types),
    { group: 'areas', rows: AREAS.map((part) => numbers(types, part, ({ areasM2 }) => areasM2[part])) },
    {
      group: 'home',
      rows: [
        { kind: 'words', fact: 'structure', values: types.map(({ structure }) => structure), difference: null },
        faces(types),
        numbers(types, 'bays', ({ bays }) => bays),
        numbers(types, 'bathrooms', ({ bathrooms }) => bathrooms),
        { kind: 'words', fact: 'use', values: types.map(({ use }) => use), difference: null },
        homes(types),
      ],
    },
    {
      group: 'rooms',
      rows: [
        numbers(types, 'width', ({ measures }) => measures[variant].whole[0]),
        numbers(types, 'depth', ({ measures }) => measures[variant].whole[1]),
        ...roomRows(types, variant),
      ],
    },
    {
      group: 'storage',
      rows: [
        numbers(types, 'storageLength', (type) => some(totalLength(type))),
        ...STORAGE_KINDS.map((kind) => numbers(types, kind, ({ storage }) => some(storage.lengths[kind]))),
        numbers(types, 'storageRooms', ({ storage }) => some(storage.roomsM2)),
      ],
    },
  ];
  return kept(groups, ({ values }) => values.some((value) => value !== null));
}

/** The groups with such rows alone; those that have none are left out. */
const kept = (groups: readonly ComparisonGroup[], isWanted: (row: ComparisonRow) => boolean): ComparisonGroup[] =>
  groups.map(({ group, rows }) => ({ group, rows: rows.filter(isWanted) })).filter(({ rows }) => rows.length > 0);

/** Whether all types have the same of it. */
const isAlike = ({ values }: ComparisonRow) => new Set(values.map((value) => String(value))).size === 1;

/** What differs, and apart from it what is the same. */
export const partByLikeness = (
  groups: readonly ComparisonGroup[],
): { differing: ComparisonGroup[]; alike: ComparisonGroup[] } => ({
  differing: kept(groups, (row) => !isAlike(row)),
  alike: kept(groups, isAlike),
});
