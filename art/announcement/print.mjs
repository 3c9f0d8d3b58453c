// node art/announcement/print.mjs
// Prints the notice of the content folder (CONTENT, else src/content) to its files/announcement.pdf. Needs Chromium.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { findWorkingBrowser } from '#tools/commands/browsers/browser.mjs';
import { runCommand, UserError } from '#tools/commands/project.mjs';

await runCommand(async () => {
  const browser = findWorkingBrowser();
  if (!browser)
    throw new UserError(
      'No Chromium was found that could print: name one in CHROMIUM_PATH, or let npx playwright install chromium bring one.',
    );
  process.env['CHROMIUM_PATH'] = browser;
  const root = fileURLToPath(new URL('../../', import.meta.url));
  /** @type {{ module: typeof import('./print.ts') }} */
  const { module } = await runnerImport(path.join(root, 'art/announcement/print.ts'), { configFile: false, root });
  const { file, bytes } = await module.printAnnouncement(root);
  process.stdout.write(`${path.relative(process.cwd(), file)} ${(bytes / 1000).toFixed(1)} kB\n`);
});
