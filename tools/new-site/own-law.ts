import { LAW_TEXTS } from '#site/schema/parts/law-ids.ts';
import { REGIONS, regionOf, type Region } from '#site/schema/parts/regions.ts';
import { LAW_NAMES } from '#text/editor/law-names.ts';
import { ownSentence } from '#text/law/own-sentence.ts';
import { TEXTS } from '#tools/law/entries.ts';
import { writtenValue } from '#tools/editor/written-value.ts';
import { pickText, type LawPlace } from '#tools/law/pick-law.ts';

/** @throws {Error} when an address does not begin with a region: which law is told follows it */
export function regionOfAddress(address: string): Region {
  const region = regionOf(address);
  if (region) return region;
  throw new Error(
    `--address: "${address}" does not begin with a region: write one first, for example '${REGIONS[0]} …'`,
  );
}

/** A copied file with a sentence to write wherever it refers to one of the law that the engine has not for a region. */
export function withOwnLaw(text: string, region: Region, mark: string): string {
  const place: LawPlace = { region, regulation: { status: 'none', checked: null } };
  return LAW_TEXTS.filter((id) => pickText(id, place) === null).reduce((written, id) => {
    const own = {
      region,
      regulation: place.regulation.status,
      text: `${mark} ${ownSentence(LAW_NAMES[id] ?? id)}`,
      law: { article: TEXTS[id].article, checked: null },
    };
    return written.replaceAll(`{ lawText: '${id}' }`, writtenValue({ lawText: id, own }));
  }, text);
}
