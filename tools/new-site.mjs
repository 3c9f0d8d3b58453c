import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FOR_VISITORS } from '#tools/commands/build/build.mjs';
import { installMissing } from './commands/install.mjs';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readOptions } from './commands/options.mjs';
import { cacheFolder, inProject, readManifest, root, runCommand, UserError } from './commands/project.mjs';
import { listSites } from './commands/sites.mjs';
import { run, runInstalled } from './commands/run.mjs';

const USAGE = `Usage: npm run new-site -- <slug> [--from folder | file.xlsx | file.csv]… [--name …] [--short-name …] [--english …]
       [--phone …] [--address …] [--origin https://…] [--units 59A,84A]
       npm run new-site -- --workbook <folder>
       The slug stands in the address of the press pages. The second one writes a workbook to fill in (docs/content.md).`;
/** The options with the fields of facts.ts that they fill. */
const FIELDS = /** @type {const} */ ({
  name: 'name',
  'short-name': 'shortName',
  english: 'englishName',
  phone: 'phone',
  address: 'location.address',
  origin: 'origin',
});
const OPTIONS = /** @type {const} */ ({
  from: { type: 'string', multiple: true },
  workbook: { type: 'string' },
  name: { type: 'string' },
  'short-name': { type: 'string' },
  english: { type: 'string' },
  phone: { type: 'string' },
  address: { type: 'string' },
  origin: { type: 'string' },
  units: { type: 'string', default: '84A' },
});

/** What the programs say that are run here; shown where one fails. */
const LOG = path.join(cacheFolder, 'new-site.log');

/** @param {(options: { log: string }) => Promise<number>} program @param {string} what */
async function must(program, what) {
  fs.mkdirSync(path.dirname(LOG), { recursive: true });
  if ((await program({ log: LOG })) === 0) return;
  console.log(fs.readFileSync(LOG, 'utf8'));
  throw new UserError(`${what} failed: the lines above say why.`);
}

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });

/** npm runs this in the project's folder, wherever it was called; not every shell knows what ~ is. @param {string} file */
const named = (file) => path.resolve(process.env['INIT_CWD'] ?? '.', file.replace(/^~(?=[\\/])/, os.homedir()));

/** @param {string} place of the workbook to fill in */
async function give(place) {
  /** @type {typeof import('#tools/new-site/give-workbook.ts')} */
  const { giveWorkbook } = await loadModule('new-site', 'give-workbook.ts');
  const said = await giveWorkbook(root, place).catch((/** @type {Error} */ error) => error);
  if (said instanceof Error) throw new UserError(said.message);
  console.log(said);
}

/** What the options say. @param {string} slug @param {ReturnType<typeof readOptions<{ options: typeof OPTIONS, allowPositionals: true }>>['values']} values */
function factsOf(slug, values) {
  const facts = Object.entries(FIELDS).flatMap(([option, field]) => {
    const value = values[/** @type {keyof typeof FIELDS} */ (option)];
    return value ? [[field, value]] : [];
  });
  return { ...Object.fromEntries(facts), slug };
}

/**
 * Writes the texts of a new development; an option goes before what its workbook says.
 * @param {string} folder @param {string} slug @param {Parameters<typeof factsOf>[1]} values
 * @throws {UserError} with everything that is to mend in the workbook
 */
async function writeFolder(folder, slug, values) {
  /** @type {typeof import('#tools/new-site/fill-template.ts')} */
  const { unitTypes } = await loadModule('new-site', 'fill-template.ts');
  /** @type {typeof import('#tools/new-site/write-site.ts')} */
  const { namedPictures, renewNotice, SHARED, writeTexts } = await loadModule('new-site', 'write-site.ts');
  /** @type {typeof import('#tools/new-site/write-out.ts')} */
  const { writeOut } = await loadModule('new-site', 'write-out.ts');
  /** @type {typeof import('#tools/new-site/from-workbook.ts')} */
  const { problemsOf, readSite, remarksOf } = await loadModule('new-site', 'from-workbook.ts');
  const workbooks = (values.from ?? []).map(named);
  const sheet = workbooks.length > 0 ? await readSite(workbooks, today()) : null;
  const [first, ...others] = sheet?.types ?? [];
  const known = { basisDate: today(), ...sheet?.values['facts.ts'] };
  writeTexts(root, {
    folder: inProject(folder),
    units: first ? [first, ...others] : unitTypes(values.units),
    facts: factsOf(slug, values),
    values: { ...sheet?.values, 'facts.ts': known },
  });
  await renewNotice(inProject(folder), today());
  await writeOut(inProject(folder), SHARED);
  const problems = sheet && (await problemsOf(inProject(folder), sheet));
  const remarks = sheet && remarksOf(sheet);
  if (remarks) console.log(remarks);
  if (problems) throw new UserError(problems);
  await must((options) => runInstalled('oxfmt/bin/oxfmt', [folder], options), 'Formatting');
  return namedPictures(inProject(folder));
}

/** Pictures and icons. @param {string} folder @param {string[]} pictures */
async function drawStandIns(folder, pictures) {
  /** @type {typeof import('#tools/new-site/give-workbook.ts')} */
  const { waitingFor } = await loadModule('new-site', 'give-workbook.ts');
  console.log(waitingFor.drawing(pictures.length));
  await must(
    (options) => run(process.execPath, [inProject('art', 'stand-ins.mjs'), folder, ...pictures], options),
    'Drawing the stand-ins',
  );
  await must(
    (options) => run(process.execPath, [inProject('art', 'icons', 'draw.mjs'), folder], options),
    'Drawing the icons',
  );
}

/** @param {string} slug */
const isTaken = (slug) => listSites().some(({ name }) => name === slug.normalize('NFC'));

let isDone = false;

/** A half-made folder would stand in the way of the next try. @param {string} folder */
function removeUnlessDone(folder) {
  process.once('SIGINT', () => process.exit(130));
  process.once('exit', () => {
    if (!isDone) fs.rmSync(folder, { recursive: true, force: true });
  });
}

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  const { values, positionals } = readOptions({ options: OPTIONS, allowPositionals: true }, USAGE);
  const [slug, ...others] = positionals;
  if (values.workbook && !slug) {
    await installMissing();
    return give(named(values.workbook));
  }
  if (!slug || others.length > 0) throw new UserError(USAGE);
  const folder = path.join('sites', slug);
  await installMissing();
  /** @type {typeof import('#tools/new-site/give-workbook.ts')} */
  const { takenFolder, waitingFor } = await loadModule('new-site', 'give-workbook.ts');
  if (
    slug === 'template' ||
    slug.includes('/') ||
    slug.startsWith('.') ||
    fs.existsSync(inProject(folder)) ||
    isTaken(slug)
  )
    throw new UserError(takenFolder(folder, slug));
  /** @type {typeof import('#tools/host/live-check.ts')} */
  const { readLiveSite } = await loadModule('host', 'live-check.ts');
  /** @type {typeof import('#tools/readiness/report.ts')} */
  const { newSiteLines } = await loadModule('readiness', 'report.ts');
  removeUnlessDone(inProject(folder));
  await drawStandIns(folder, await writeFolder(folder, slug, values));
  process.env['CONTENT'] = folder;
  // Its workbook may name a Firebase project: nothing is published there yet, and perhaps nothing set up.
  process.env['PRESS'] = 'skip';
  const built = path.join(cacheFolder, 'new-site', slug);
  console.log(waitingFor.building);
  await must(
    (options) =>
      runInstalled('vite/bin/vite.js', ['build', '--outDir', built, '--emptyOutDir'], { ...FOR_VISITORS, ...options }),
    'The build',
  );
  const site = await readLiveSite(root);
  isDone = true;
  console.log(`\n${newSiteLines(site, slug).join('\n')}`);
});
