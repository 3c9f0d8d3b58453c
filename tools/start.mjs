import { announce } from '#tools/commands/serve/announce.mjs';
import { buildIfChanged } from '#tools/commands/build/build.mjs';
import { installMissing } from './commands/install.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readPort, requireFreePort } from '#tools/commands/serve/port.mjs';
import { readManifest, runCommand, UserError } from './commands/project.mjs';
import { closeOnSignal, serveBuild, serveSources } from '#tools/commands/serve/serve.mjs';

const isDevelopment = process.argv.includes('--dev');

/** Vite reads the configuration and the content here too: what is wrong with them is told like a failing build. @param {number} port */
async function serve(port) {
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
  const port = readPort(process.env['PORT']);
  // Before installing and building: nobody should wait a minute to hear that the port is taken.
  await requireFreePort(port);
  await installMissing();
  closeOnSignal(await serve(port));
  await announce(port, isDevelopment ? 'development' : 'production');
});
