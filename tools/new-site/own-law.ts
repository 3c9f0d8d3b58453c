import { LAW_TEXTS } from '#site/schema/parts/law-ids.ts';
import { REGIONS, regionOf, type Region, type Regulation } from '#site/schema/parts/regions.ts';
import { LAW_NAMES } from '#text/editor/law-names.ts';
import { ownSentence } from '#text/law/own-sentence.ts';
import { TEXTS } from '#tools/law/entries.ts';
import { writtenValue } from '#tools/editor/written-value.ts';
import { pickText, type LawPlace } from '#tools/law/pick-law.ts';
import type { Values } from './set-values.ts';

/** @throws {Error} when an address does not begin with a region: which law is told follows it */
export function regionOfAddress(address: string): Region {
  const region = regionOf(address);
  if (region) return region;
  throw new Error(
    `--address: "${address}" does not begin with a region: write one first, for example '${REGIONS[0]} …'`,
  );
}

/** What a workbook's facts say of the regulation; of what they do not say, what the template has. */
export const regulationIn = (facts: Values): LawPlace['regulation'] => ({
  status: (facts['location.regulation.status'] as Regulation | undefined) ?? 'none',
  checked: (facts['location.regulation.checked'] as string | undefined) ?? null,
});

interface Own {
  /** Sentences that the office has written, by their topics. */
  said?: Values;
  /** Of those that nobody has. */
  mark: string;
}

/** A copied file with a sentence of the development's own wherever it refers to one of the law that the engine has not for a place. */
export function withOwnLaw(text: string, place: LawPlace, { said = {}, mark }: Own): string {
  return LAW_TEXTS.filter((id) => pickText(id, place) === null).reduce((written, id) => {
    const own = {
      region: place.region,
      regulation: place.regulation.status,
      text: said[id] ?? `${mark} ${ownSentence(LAW_NAMES[id] ?? TEXTS[id].article)}`,
      law: { article: TEXTS[id].article, checked: null },
    };
    return written.replaceAll(`{ lawText: '${id}' }`, writtenValue({ lawText: id, own }));
  }, text);
}
