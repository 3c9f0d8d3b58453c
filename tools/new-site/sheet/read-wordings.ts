import { regionOf } from '#site/schema/parts/regions.ts';
import { TABLE_TEXT } from '#text/sheet/problems.ts';
import {
  HOME_WORDINGS,
  LAW_WORDINGS,
  WORDING_EXAMPLE,
  WORDING_HEADS,
  type HomeWording,
  type UntoldLaw,
} from '#text/sheet/wordings.ts';
import { pickText } from '#tools/law/pick-law.ts';
import { regulationIn } from '#tools/new-site/own-law.ts';
import { text } from './cells/words.ts';
import { put, type Draft } from './draft.ts';
import { readLabelled } from './read-labelled.ts';
import type { Sheet } from './workbook/sheet.ts';

/** Stands for the sentences of the law that a development has of its own, each by its topic. */
export const OWN_LAW = 'own law';

const isLaw = (key: HomeWording | UntoldLaw): key is UntoldLaw => Object.hasOwn(LAW_WORDINGS, key);

/** Where the engine has the sentence, that one is told; null: it has none, or nobody knows yet where the place lies. */
function toldIn({ values }: Draft, topic: UntoldLaw): string | null {
  const facts = values['facts.ts'] ?? {};
  const address = facts['location.address'];
  const region = typeof address === 'string' && regionOf(address);
  return region && pickText(topic, { region, regulation: regulationIn(facts) }) ? region : null;
}

/** Reads the sheet of texts that only the office can say. After the sheet of facts, whose place says which law is told. */
export function readWordings(draft: Draft, sheet: Sheet): void {
  const labels = { ...HOME_WORDINGS, ...LAW_WORDINGS };
  readLabelled(draft, sheet, { heads: WORDING_HEADS, labels }, (row, key) => {
    const said = row.take('value', text(WORDING_EXAMPLE));
    if (said === undefined) return;
    const told = isLaw(key) ? toldIn(draft, key) : null;
    if (told) row.mend('value', TABLE_TEXT.toldAlready(told));
    else put(draft, isLaw(key) ? OWN_LAW : 'home.ts', key, said, row.place('value'));
  });
}
