// Developments and what is each one's own. Plain JavaScript, since commands choose before anything is installed.
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { inProject, root, UserError } from './project.mjs';

/**
 * @typedef {object} Site
 * @property {string} name what commands call it, and what its build and its data are named by: the slug of its facts
 * @property {string} folder of its content; absolute
 */

/** Where the services of a development are written, in its folder: for everybody, and for this computer alone, which wins. */
export const SERVICE_FILES = /** @type {const} */ (['site.env', 'site.env.local']);

const SITES = 'sites';
const TEMPLATE = 'template';
const FIRST = 'src/content';

/** What a folder's own files say of its services. @param {string} folder @returns {Record<string, string | undefined>} */
export const readServiceFiles = (folder) =>
  Object.assign(
    {},
    ...SERVICE_FILES.map((name) => path.join(folder, name))
      .filter((file) => fs.existsSync(file))
      .map((file) => parseEnv(fs.readFileSync(file, 'utf8'))),
  );

/** Whether a development lies in a folder that is named by it. @param {string} folder absolute @param {string} [project] */
export const isNamedByFolder = (folder, project = root) => path.dirname(folder) === path.join(project, SITES);

/** What a development is called that lies in a folder. @param {string} folder absolute @param {string} [project] */
export const siteName = (folder, project = root) =>
  // Some systems take names apart: a Korean syllable is one character in addresses and three in their folders.
  ((!isNamedByFolder(folder, project) && readServiceFiles(folder)['SITE']) || path.basename(folder)).normalize('NFC');

/**
 * Every development of a checkout, the first one first.
 * @param {string} [project] absolute @returns {Site[]} @throws {UserError} when two have one name: they would share build and data
 */
export function listSites(project = root) {
  const further = path.join(project, SITES);
  const names = fs.existsSync(further) ? fs.readdirSync(further).sort() : [];
  const sites = [
    path.join(project, FIRST),
    ...names.filter((name) => name !== TEMPLATE).map((name) => path.join(further, name)),
  ]
    .filter((folder) => fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .map((folder) => ({ name: siteName(folder, project), folder }));
  for (const [index, { name, folder }] of sites.entries()) {
    const first = sites.findIndex((site) => site.name === name);
    if (first !== index)
      throw new UserError(
        `Two developments are called '${name}', ${path.relative(project, sites[first]?.folder ?? '')} and ${path.relative(project, folder)}: give one another folder, and the same slug in its facts.ts and site.env.`,
      );
  }
  return sites;
}

/** The content folder that CONTENT names, else the first development's; absolute. */
export const contentFolder = () => path.resolve(root, process.env['CONTENT'] || FIRST);

/** The development that this process works on. @returns {Site} */
export const currentSite = () => ({ name: siteName(contentFolder()), folder: contentFolder() });

/** Where a development is built, as seen from the project's folder. @param {Site} [site] */
export const buildFolder = ({ name } = currentSite()) => path.join('dist', name);

/** Where the embedded services keep a development's data: a folder for each, unless LOCAL_DATA names another. */
export function localData() {
  const given = process.env['LOCAL_DATA'];
  return given ? path.resolve(root, given) : inProject('.local', currentSite().name);
}

/** Makes a development the one that this process and what it starts work on. @param {Site} site */
export function workOn({ folder }) {
  process.env['CONTENT'] = path.relative(root, folder);
}

const COMMAND_TAKES_ONE = 'write one development at most';

/**
 * Makes a development the one that this process and what it starts work on; without a name it stays the one of CONTENT.
 * @param {readonly string[]} names what stands in a command apart from its options: a development's name, or its folder
 * @param {string} usage @param {{ mustName?: boolean }} [options] `mustName`: where there are several, one has to be named
 * @returns {Site} @throws {UserError} when none is called so
 */
export function chooseSite([wanted, ...others], usage, { mustName = false } = {}) {
  const sites = listSites();
  const known = sites.map(({ name }) => name).join(', ');
  if (others.length > 0) throw new UserError(`${others.join(' ')}: ${COMMAND_TAKES_ONE}.\n${usage}`);
  if (wanted === undefined) {
    if (mustName && sites.length > 1 && !process.env['CONTENT'])
      throw new UserError(`Which development? Write its name: ${known}.\n${usage}`);
    return currentSite();
  }
  const name = wanted.normalize('NFC');
  const chosen = sites.find((site) => site.name === name || site.folder === path.resolve(root, wanted));
  if (!chosen) throw new UserError(`No development is called '${wanted}'. There are: ${known}.\n${usage}`);
  workOn(chosen);
  return chosen;
}
