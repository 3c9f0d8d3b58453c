import type { LawTableId, LawTextId } from '#site/schema/parts/law-ids.ts';
import type { Region, Regulation } from '#site/schema/parts/regions.ts';
import { OFFICETELS } from '#text/law/officetels.ts';
import { POINTS, POINTS_TABLES } from '#text/law/points.ts';
import { PRIVACY } from '#text/law/privacy.ts';
import { REGULATION } from '#text/law/regulation.ts';
import { RESIDENCE, RESIDENCE_TABLES } from '#text/law/residence.ts';
import { SELECTION } from '#text/law/selection.ts';
import { SPECIAL_SUPPLY, SPECIAL_SUPPLY_TABLES } from '#text/law/special-supply.ts';
import { TAXES, TAX_TABLES } from '#text/law/taxes.ts';
import { WINNING, WINNING_TABLES } from '#text/law/winning.ts';

/** What the law says, or how it says it of a place. */
type Said<Words> = Words | ((looked: { since: string | null }) => Words);

export interface Variant<Words> {
  /** Where it holds; left out, everywhere. */
  regions?: readonly Region[];
  /** Under which regulation it holds; left out, under each. */
  regulations?: readonly Regulation[];
  /** Where it rests on another article than the others. */
  article?: string;
  says: Said<Words>;
  /** When somebody last read it against the law's own text; null: never. */
  checked: string | null;
}

interface Common {
  article: string;
  use?: 'officetel';
}

/** One sentence or table of the law: the same in the whole country, or by region and regulation. */
export type LawEntry<Words> = Common &
  (
    | { tier: 'national'; says: Said<Words>; checked: string | null }
    | { tier: 'regional'; variants: readonly Variant<Words>[] }
  );

/** A table without what it rests on. */
export interface LawTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export const TEXTS: Readonly<Record<LawTextId, LawEntry<string>>> = {
  ...RESIDENCE,
  ...SELECTION,
  ...REGULATION,
  ...WINNING,
  ...SPECIAL_SUPPLY,
  ...POINTS,
  ...TAXES,
  ...OFFICETELS,
  ...PRIVACY,
};

export const TABLES: Readonly<Record<LawTableId, LawEntry<LawTable>>> = {
  ...RESIDENCE_TABLES,
  ...WINNING_TABLES,
  ...SPECIAL_SUPPLY_TABLES,
  ...POINTS_TABLES,
  ...TAX_TABLES,
};
