import { installMissing } from './commands/install.mjs';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readOptions, withDefault } from './commands/options.mjs';
import { readPort } from '#tools/commands/serve/port.mjs';
import { readManifest, root, runCommand, UserError } from './commands/project.mjs';
import { askOnTerminal } from './commands/terminal.mjs';

const USAGE = `Usage: npm run doctor -- [--local [address of a running npm start]] [--send-test-lead] [--sign-in]`;
/** `--local` alone means the address that npm start has unless it is told another. */
const given = withDefault(process.argv.slice(2), '--local', `http://localhost:${readPort(process.env['PORT'])}`);
const OPTIONS = /** @type {const} */ ({
  local: { type: 'string' },
  'send-test-lead': { type: 'boolean' },
  'sign-in': { type: 'boolean' },
});

/** @type {Record<import('#tools/doctor/finding.ts').Finding['state'], string>} */
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

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  const { values } = readOptions({ options: OPTIONS, args: given }, USAGE);
  const local = localOrigin(values.local);
  await installMissing();
  /** @type {typeof import('#tools/host/live-check.ts')} */
  const { readLiveSite } = await loadModule('host', 'live-check.ts');
  /** @type {typeof import('#tools/doctor/examine.ts')} */
  const { examine } = await loadModule('doctor', 'examine.ts');
  const site = await readLiveSite(root).catch((error) => {
    throw new UserError(error instanceof Error ? error.message : String(error));
  });
  console.log(`${site.content.facts.name} (${site.folder})`);
  let problems = 0;
  const testLead = values['send-test-lead'] ?? false;
  const credentials = values['sign-in'] ? askForAccount : null;
  for await (const { title, findings } of examine(site, { local, testLead, credentials })) {
    console.log(`\n${title}`);
    for (const { state, text } of findings) console.log(`  ${MARKS[state]}${text}`);
    problems += findings.filter(({ state }) => state === 'broken').length;
  }
  console.log(problems > 0 ? `\n${problems} to mend.` : '\nNothing is broken.');
  process.exitCode = problems > 0 ? 1 : 0;
});
