import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { readPort, requireFreePort } from '#tools/commands/serve/port.mjs';
import { closeOnSignal, serveSources } from '#tools/commands/serve/serve.mjs';
import { installMissing } from './commands/install.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readOptions } from './commands/options.mjs';
import { readManifest, root, runCommand, UserError } from './commands/project.mjs';
import { chooseSite } from './commands/sites.mjs';

const USAGE = 'Usage: npm run editor -- [development] [--port 4173]';
const OPTIONS = /** @type {const} */ ({ port: { type: 'string' } });
const TOKEN_BYTES = 18;

/** The site that is developed, with the editor beside it. @param {import('./commands/sites.mjs').Site} site @param {number} port @param {string} token */
async function serve({ name, folder }, port, token) {
  /** @type {typeof import('#tools/editor/editor-bundle.ts')} */
  const { bundleEditor } = await loadModule('editor', 'editor-bundle.ts');
  /** @type {typeof import('#tools/editor/editor-plugin.ts')} */
  const { editorPlugin } = await loadModule('editor', 'editor-plugin.ts');
  try {
    const plugin = editorPlugin({ site: name, folder, token, bundle: await bundleEditor(root) });
    return await serveSources(port, [plugin]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`${reason}\n\nThe editor did not start: mend this and start again.`);
  }
}

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  const { values, positionals } = readOptions({ options: OPTIONS, allowPositionals: true }, USAGE);
  const site = chooseSite(positionals, USAGE);
  const port = readPort(values.port ?? process.env['PORT']);
  await requireFreePort(port);
  await installMissing();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  closeOnSignal(await serve(site, port, token));
  console.log(`
Editor: http://localhost:${port}/editor/${token}/
It changes ${site.name} (${path.relative(root, site.folder)}). The address is for this computer alone, and new at each start.

Ctrl-C ends it.`);
});
