import fs from 'node:fs';
import path from 'node:path';
import { regionOf, type Region } from '#site/schema/parts/regions.ts';
import { TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { pictureNames } from '#tools/content/content-assets.ts';
import { checkNoticeVersion, noticeDigest } from '#tools/content/notice-version.ts';
import { readContent } from '#tools/content/read-content.ts';
import { STAND_IN } from '#tools/readiness/check-readiness.ts';
import { fillUnits, markSpecific, nameSteps, type UnitType } from './fill-template.ts';
import { regionOfAddress, regulationIn, withOwnLaw } from './own-law.ts';
import { withOwnSentences } from './own-sentences.ts';
import { SERVICES, withServices } from './services.ts';
import { setValues, type Values } from './set-values.ts';
import { POLICY } from './sheet/other-facts.ts';
import { OWN_LAW } from './sheet/read-wordings.ts';
import { stepNamer } from './step-names.ts';

export interface NewSite {
  /** Absolute; must not exist. */
  folder: string;
  units: readonly [UnitType, ...UnitType[]];
  /** Fields of facts.ts that are known already. */
  facts: Readonly<Record<string, string>>;
  /** What a workbook says, by file: of files that the template has, and of those that are only written with it. */
  values?: Readonly<Record<string, Values>>;
}

const ADDRESS = 'location.address';
const TEMPLATE = 'sites/template';
/** Texts around figures that nobody can invent: written where a workbook has them. */
const WITH_SHEET = 'sites/template/with-sheet';
/** What any development says: pages that refer to the engine's law, and the privacy policy, whose particulars are marked. */
export const SHARED = ['guides', 'points', 'documents'];

/** A plain mark in the place of a logo: a roof over a door. Nothing in it depends on the fonts of a computer. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <!-- ${STAND_IN}: draw your own mark in this box, then remove this line -->
  <rect id="ground" width="512" height="512" rx="112" fill="#3a4048"/>
  <g id="mark">
    <path fill="#f4f1ec" d="M256 96l168 136v184H304V296h-96v120H88V232z"/>
  </g>
</svg>
`;

/**
 * Which law is told. An address of a workbook that names no region is named with the workbook's other problems.
 * @throws {Error} when that of the option names none
 */
function regionFor({ facts, values }: NewSite): Region | null {
  const [option, said] = [facts[ADDRESS], values?.['facts.ts']?.[ADDRESS]];
  if (option) return regionOfAddress(option);
  return (typeof said === 'string' && regionOf(said)) || null;
}

/** The template's files, each with what is known for it. */
function templateTexts(
  root: string,
  { units, facts, values = {} }: NewSite,
  region: Region | null,
): Map<string, string> {
  const filesOf = (folder: string) => fs.readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.ts'));
  const read = (folder: string, name: string) => fs.readFileSync(path.join(root, folder, name), 'utf8');
  const place = region ? { 'location.region': region } : {};
  const known: Record<string, Values> = { ...values, 'facts.ts': { ...values['facts.ts'], ...facts, ...place } };
  const texts = new Map(filesOf(TEMPLATE).map((name) => [name, fillUnits(read(TEMPLATE, name), units)]));
  for (const name of filesOf(WITH_SHEET)) if (known[name]) texts.set(name, read(WITH_SHEET, name));
  for (const [name, text] of texts) texts.set(name, setValues(text, path.parse(name).name, known[name] ?? {}));
  return texts;
}

/** What is known of a copied file; of the one with the privacy policy, by the page that the template has it on. */
function knownOf(file: string, values: NewSite['values'] = {}, shell: string): Values {
  const [, policy = ''] = /policy: '([^']+)'/.exec(shell) ?? [];
  const ofPolicy = file === 'documents.ts' ? Object.entries(values[POLICY] ?? {}) : [];
  return {
    ...values[file],
    ...Object.fromEntries(ofPolicy.map(([field, value]) => [`['${policy}'].${field}`, value])),
  };
}

/** Writes the content of a new development: the template's, and of the default content what is nobody's own. */
export function writeTexts(root: string, site: NewSite): void {
  const { folder, facts, values } = site;
  fs.mkdirSync(path.join(folder, 'icons'), { recursive: true });
  const read = (...parts: string[]) => fs.readFileSync(path.join(root, ...parts), 'utf8');
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  const region = regionFor(site);
  for (const [name, text] of templateTexts(root, site, region)) write(name, text);
  const shell = read(TEMPLATE, 'shell.ts');
  const nameOf = stepNamer(values?.['schedule.ts']?.['steps']);
  for (const name of SHARED) {
    const file = `${name}.ts`;
    const copied = read('src/content', file);
    const known = values ? withOwnSentences(copied, { values, units: site.units }) : copied;
    const text = nameSteps(markSpecific(known, TO_WRITE_MARK), nameOf);
    const own = { said: values?.[OWN_LAW] ?? {}, mark: TO_WRITE_MARK };
    const place = region && { region, regulation: regulationIn(values?.['facts.ts'] ?? {}) };
    write(file, setValues(place ? withOwnLaw(text, place, own) : text, name, knownOf(file, values, shell)));
  }
  // Services of its own: until they are written there, the embedded ones, whatever the other developments have.
  write(SERVICES, withServices(read(TEMPLATE, SERVICES), { SITE: facts['slug'], ...values?.[SERVICES] }));
  write('icons/favicon.svg', ICON);
}

function rewrite(folder: string, name: string, values: Values): void {
  const file = path.join(folder, `${name}.ts`);
  fs.writeFileSync(file, setValues(fs.readFileSync(file, 'utf8'), name, values));
}

/**
 * The privacy policy holds from now on, and so does the notice, which with what is known is another version.
 * @param today since when both hold
 */
export async function renewNotice(folder: string, today: string): Promise<void> {
  const { content } = await readContent(folder);
  if (!content) return;
  const { policy } = content.shell.privacyNotice;
  if (content.documents?.[policy]) rewrite(folder, 'documents', { [`['${policy}'].effective`]: today });
  if (checkNoticeVersion(content).length > 0)
    rewrite(folder, 'shell', { 'privacyNotice.version': `${today}-${noticeDigest(content)}` });
}

/** The pictures that a content folder names, whether it has them or not. */
export async function namedPictures(folder: string): Promise<string[]> {
  const { written } = await readContent(folder);
  return [...new Set(pictureNames(written))].sort();
}
