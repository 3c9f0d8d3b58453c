import { announce } from '#tools/commands/serve/announce.mjs';
import { buildIfChanged } from '#tools/commands/build/build.mjs';
import { installMissing } from './commands/install.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readLeads, readOptions } from './commands/options.mjs';
import { readPort, requireFreePort } from '#tools/commands/serve/port.mjs';
import { readManifest, runCommand, UserError } from './commands/project.mjs';
import { closeOnSignal, serveBuild, serveSources } from '#tools/commands/serve/serve.mjs';
import { chooseSite } from './commands/sites.mjs';

const USAGE = `Usage: npm start -- [development] [--port 4173] [--leads 200] [--phone] [--verbose]
       npm run dev -- [development] [--port 4173] [--leads 200]`;
const OPTIONS = /** @type {const} */ ({
  dev: { type: 'boolean' },
  leads: { type: 'string' },
  phone: { type: 'boolean' },
  port: { type: 'string' },
  verbose: { type: 'boolean' },
});

/** Vite reads the configuration and the content here too: what is wrong with them is told like a failing build. @param {number} port @param {boolean} isDevelopment */
async function serve(port, isDevelopment) {
  if (!isDevelopment) await buildIfChanged();
  try {
    return await (isDevelopment ? serveSources(port) : serveBuild(port));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\n\nThe server did not start: mend this and start again.`);
  }
}

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  const { values, positionals } = readOptions({ options: OPTIONS, allowPositionals: true }, USAGE);
  const isDevelopment = values.dev ?? false;
  if (values.phone && isDevelopment)
    throw new UserError(`--phone shows what is built: npm start -- --phone, without --dev.\n${USAGE}`);
  chooseSite(positionals, USAGE);
  const port = readPort(values.port ?? process.env['PORT']);
  const leads = readLeads(values.leads);
  // Vite's configuration hears of it like of every other wish of the shell.
  if (leads > 0) process.env['LEADS'] = `${leads}`;
  // Before installing and building: nobody should wait a minute to hear that the port is taken.
  await requireFreePort(port);
  await installMissing();
  closeOnSignal(await serve(port, isDevelopment));
  await announce(port, leads);
  if (values.phone) {
    const { openToPhones } = await import('#tools/commands/serve/phone.mjs');
    await openToPhones(port);
  }
});
