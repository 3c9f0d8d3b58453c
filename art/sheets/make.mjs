// node art/sheets/make.mjs [unit…]
// Lays everything that shows a type beside its plan, on a sheet each: what differs is seen at a glance. Needs Chromium.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { findWorkingBrowser } from '#tools/commands/browsers/browser.mjs';
import { runCommand, UserError } from '#tools/commands/project.mjs';

await runCommand(async () => {
  const browser = findWorkingBrowser();
  if (!browser) throw new UserError('No Chromium was found: name one in CHROMIUM_PATH.');
  process.env['CHROMIUM_PATH'] = browser;
  const root = fileURLToPath(new URL('../../', import.meta.url));
  /** @type {{ module: typeof import('./make.ts') }} */
  const { module } = await runnerImport(path.join(root, 'art/sheets/make.ts'), { configFile: false, root });
  await module.makeSheets(root, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
});
