import fs from 'node:fs/promises';
import path from 'node:path';
import { namedPictures, renewNotice, writeTexts } from '#tools/new-site/write-site.ts';
import { inventSite, type InventedSite } from './invented-site.ts';

const DAY = '2026-01-01';

/**
 * Writes an invented development, all but its pictures and icons.
 * @param folder absolute; is made
 * @returns it, and the names of its pictures
 */
export async function writeInvented(
  root: string,
  folder: string,
  index: number,
): Promise<{ site: InventedSite; pictures: string[] }> {
  const site = inventSite(index);
  writeTexts(root, { folder, units: site.units, facts: site.facts, values: { 'facts.ts': { basisDate: DAY } } });
  await fs.writeFile(path.join(folder, 'theme.ts'), `export const theme = ${JSON.stringify(site.theme)};\n`);
  await fs.writeFile(path.join(folder, 'site.env'), site.services);
  await renewNotice(folder, DAY);
  return { site, pictures: await namedPictures(folder) };
}
