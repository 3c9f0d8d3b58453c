import fs from 'node:fs/promises';
import path from 'node:path';
import { namedPictures, renewNotice, writeTexts } from '#tools/new-site/write-site.ts';
import { inventSite, type InventedSite } from './invented-site.ts';

const DAY = '2026-01-01';

/**
 * Writes an invented development into a checkout, all but its pictures and icons.
 * @param checkout absolute
 * @returns it, its folder, and the names of its pictures
 */
export async function writeInvented(
  checkout: string,
  index: number,
): Promise<{ site: InventedSite; folder: string; pictures: string[] }> {
  const site = inventSite(index);
  const folder = path.join(checkout, 'sites', site.slug);
  writeTexts(checkout, { folder, units: site.units, facts: site.facts, values: { 'facts.ts': { basisDate: DAY } } });
  await fs.writeFile(path.join(folder, 'theme.ts'), `export const theme = ${JSON.stringify(site.theme)};\n`);
  await fs.writeFile(path.join(folder, 'site.env'), site.services);
  await renewNotice(folder, DAY);
  return { site, folder, pictures: await namedPictures(folder) };
}
