import fs from 'node:fs';
import path from 'node:path';
import { TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { pictureNames } from '#tools/content/content-assets.ts';
import { readContent } from '#tools/content/read-content.ts';
import { STAND_IN } from '#tools/readiness/check-readiness.ts';
import { fillFacts, fillUnits, markSpecific, type UnitType } from './fill-template.ts';
import { regionOfAddress, withOwnLaw } from './own-law.ts';

export interface NewSite {
  /** Absolute; must not exist. */
  folder: string;
  units: readonly [UnitType, ...UnitType[]];
  /** Fields of facts.ts that are known already. */
  facts: Readonly<Record<string, string>>;
}

const TEMPLATE = 'sites/template';
/** What any development says: pages that refer to the engine's law, and the privacy policy, whose particulars are marked. */
const SHARED = ['guides.ts', 'points.ts', 'documents.ts'];

/** A plain mark in the place of a logo: a roof over a door. Nothing in it depends on the fonts of a computer. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <!-- ${STAND_IN}: draw your own mark in this box, then remove this line -->
  <rect id="ground" width="512" height="512" rx="112" fill="#3a4048"/>
  <g id="mark">
    <path fill="#f4f1ec" d="M256 96l168 136v184H304V296h-96v120H88V232z"/>
  </g>
</svg>
`;

/** Writes the content of a new development: the template's, and of the default content what is nobody's own. */
export function writeTexts(root: string, { folder, units, facts }: NewSite): void {
  fs.mkdirSync(path.join(folder, 'icons'), { recursive: true });
  const read = (...parts: string[]) => fs.readFileSync(path.join(root, ...parts), 'utf8');
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  const address = facts['address'];
  const region = address ? regionOfAddress(address) : null;
  for (const name of fs.readdirSync(path.join(root, TEMPLATE)).filter((file) => file.endsWith('.ts'))) {
    const text = fillUnits(read(TEMPLATE, name), units);
    write(name, name === 'facts.ts' ? fillFacts(text, region ? { ...facts, region } : facts) : text);
  }
  for (const name of SHARED) {
    const text = markSpecific(read('src/content', name), TO_WRITE_MARK);
    write(name, region ? withOwnLaw(text, region, TO_WRITE_MARK) : text);
  }
  // Services of its own: until they are written there, the embedded ones, whatever the other developments have.
  write('site.env', read(TEMPLATE, 'site.env').replace(/^SITE=$/m, `SITE=${facts['slug'] ?? ''}`));
  write('icons/favicon.svg', ICON);
}

/** The pictures that a content folder names, whether it has them or not. */
export async function namedPictures(folder: string): Promise<string[]> {
  const { written } = await readContent(folder);
  return [...new Set(pictureNames(written))].sort();
}
