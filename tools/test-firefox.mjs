import { buildIfChanged } from '#tools/commands/build/build.mjs';
import { ensureFirefox } from '#tools/commands/browsers/firefox-install.mjs';
import { firefoxVersion } from '#tools/commands/browsers/firefox.mjs';
import { installMissing } from './commands/install.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readManifest, runCommand } from './commands/project.mjs';
import { runInstalled } from './commands/run.mjs';

const TESTS = ['test', '-c', 'e2e/playwright.firefox.config.ts'];

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  // Before installing and building: nobody should wait a minute to hear what is missing.
  const firefox = await ensureFirefox();
  console.log(`${firefoxVersion(firefox)}: ${firefox}`);
  await installMissing();
  await buildIfChanged();
  process.exitCode = await runInstalled('playwright/cli.js', [...TESTS, ...process.argv.slice(2)], {
    env: { FIREFOX_PATH: firefox },
  });
});
