import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { inProject, root } from '#tools/commands/project.mjs';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { run } from '#tools/commands/run.mjs';

const LISTED = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/** Copies this project as it is now, without what git leaves out. @param {string} folder absolute; is made anew */
export async function copyProject(folder) {
  await fs.rm(folder, { recursive: true, force: true });
  const files = execFileSync('git', LISTED, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const name of files) {
    const to = path.join(folder, name);
    // oxlint-disable-next-line no-await-in-loop -- Thousands of files at once are more than a system opens.
    await fs.mkdir(path.dirname(to), { recursive: true });
    // A file that is deleted and not committed yet is listed too.
    // oxlint-disable-next-line no-await-in-loop
    await fs.cp(inProject(name), to, { force: true }).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await fs.symlink(inProject('node_modules'), path.join(folder, 'node_modules'));
}

/**
 * Pictures and icons of a development, those that another has had from the pool.
 * @param {string} folder of the development @param {string[]} pictures @param {string} pool of pictures that were drawn before
 */
async function addPictures(folder, pictures, pool) {
  const drawn = new Set(await fs.readdir(path.join(pool, 'images')).catch(() => []));
  const missing = pictures.filter((name) => !drawn.has(name));
  if (missing.length > 0) await run(process.execPath, [inProject('art/stand-ins.mjs'), pool, ...missing]);
  for (const name of pictures)
    await fs.cp(path.join(pool, 'images', name), path.join(folder, 'images', name), { recursive: true });
  await run(process.execPath, [inProject('art/icons/draw.mjs'), folder], { log: path.join(pool, 'icons.log') });
}

/**
 * Invents developments and writes them into a checkout.
 * @param {string} checkout absolute @param {number} count @param {string} pool folder for pictures that several name
 * @returns {Promise<import('./invented-site.ts').InventedSite[]>}
 */
export async function addInvented(checkout, count, pool) {
  /** @type {typeof import('./write-invented.ts')} */
  const { writeInvented } = await loadModule('bench', 'sites', 'write-invented.ts');
  await fs.mkdir(pool, { recursive: true });
  const sites = [];
  for (let index = 0; index < count; index += 1) {
    const { site, folder, pictures } = await writeInvented(checkout, index);
    await addPictures(folder, pictures, pool);
    sites.push(site);
  }
  return sites;
}
