// The note beside a master of a home says what it was made of; encoding the master carries it into rendered.json.
import { readFile, writeFile } from 'node:fs/promises';
import { parse, join } from 'node:path';
import { readRendered, RENDERED } from './sources.mjs';

/** @param {string} master @returns {string} the note beside it */
export const noteOf = (master) => join(parse(master).dir, `${parse(master).name}.made-of.json`);

/**
 * Writes into rendered.json what a delivered picture was made of; a picture without a note beside its master, a photograph
 * perhaps, is struck off.
 * @param {string} name @param {string} master
 */
export async function recordRendered(name, master) {
  const note = await readFile(noteOf(master), 'utf8').catch(() => null);
  const { [name]: before, ...others } = await readRendered();
  if (note === null && before === undefined) return;
  const rendered = note === null ? others : { ...others, [name]: JSON.parse(note) };
  const sorted = Object.fromEntries(Object.entries(rendered).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(RENDERED, `${JSON.stringify(sorted, null, 2)}\n`);
}
