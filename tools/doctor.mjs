import { installMissing } from './commands/install.mjs';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { readSite } from '#tools/commands/deploy/deployed-site.mjs';
import { examineAll, formatExamined, isFaulty } from '#tools/commands/doctor/all-sites.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readOptions, withDefault } from './commands/options.mjs';
import { readPort } from '#tools/commands/serve/port.mjs';
import { readManifest, runCommand, UserError } from './commands/project.mjs';
import { chooseSite } from './commands/sites.mjs';
import { askOnTerminal } from './commands/terminal.mjs';

const USAGE = `Usage: npm run doctor -- [development] [--local [address of a running npm start]] [--send-test-lead] [--sign-in]
       npm run doctor -- --all`;
/** `--local` alone means the address that npm start has unless it is told another. */
const given = withDefault(process.argv.slice(2), '--local', `http://localhost:${readPort(process.env['PORT'])}`);
const OPTIONS = /** @type {const} */ ({
  all: { type: 'boolean' },
  local: { type: 'string' },
  'send-test-lead': { type: 'boolean' },
  'sign-in': { type: 'boolean' },
});

/** @typedef {import('#tools/doctor/finding.ts').Finding} Finding */
/** @typedef {import('#tools/doctor/examine.ts').Wishes} Wishes */

/** @type {Record<Finding['state'], string>} */
const MARKS = { good: 'ok      ', broken: 'BROKEN  ', open: 'open    ', unclear: 'unclear ' };

/** @param {string | undefined} address @returns {string | null} */
function localOrigin(address) {
  if (address === undefined) return null;
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
  throw new UserError(
    `--local ${address}: write the address that npm start printed, for example http://localhost:4173`,
  );
}

const askForAccount = async () => ({
  email: await askOnTerminal('E-mail of the administrator: '),
  password: await askOnTerminal('Password (not shown, not kept): ', { isSecret: true }),
});

/**
 * Examines the development that this process works on.
 * @param {Wishes} wishes @param {(text: string) => void} say hears of each thing as soon as it is known
 * @returns {Promise<Finding[]>} @throws {UserError} where its content or services cannot be read
 */
async function examineSite(wishes, say) {
  /** @type {typeof import('#tools/doctor/examine.ts')} */
  const { examine } = await loadModule('doctor', 'examine.ts');
  const site = await readSite();
  say(`${site.content.facts.name} (${site.folder})`);
  const all = [];
  for await (const { title, findings } of examine(site, wishes)) {
    say(`\n${title}`);
    for (const { state, text } of findings) say(`  ${MARKS[state]}${text}`);
    all.push(...findings);
  }
  return all;
}

/** @param {string[]} names @param {Wishes} wishes @returns {Promise<boolean>} whether something is to mend */
async function examineOne(names, wishes) {
  chooseSite(names, USAGE, { mustName: true });
  await installMissing();
  const findings = await examineSite(wishes, (text) => console.log(text));
  const problems = findings.filter(({ state }) => state === 'broken').length;
  console.log(problems > 0 ? `\n${problems} to mend.` : '\nNothing is broken.');
  return problems > 0;
}

/** @returns {Promise<boolean>} whether something is to mend */
async function examineEvery() {
  await installMissing();
  const examined = await examineAll(() =>
    examineSite({ local: null, testLead: false, credentials: null }, () => undefined),
  );
  console.log(formatExamined(examined));
  return examined.some(isFaulty);
}

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  const { values, positionals } = readOptions({ options: OPTIONS, args: given, allowPositionals: true }, USAGE);
  const { all = false, local, 'send-test-lead': testLead = false, 'sign-in': signsIn = false } = values;
  // A lead, a password and a running site are one development's.
  if (all && (positionals.length > 0 || local !== undefined || testLead || signsIn))
    throw new UserError(`--all takes no other option and no name.\n${USAGE}`);
  const wishes = { local: localOrigin(local), testLead, credentials: signsIn ? askForAccount : null };
  process.exitCode = (await (all ? examineEvery() : examineOne(positionals, wishes))) ? 1 : 0;
});
