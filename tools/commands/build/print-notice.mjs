import { loadModule } from './load-module.mjs';
import { inProject } from '#tools/commands/project.mjs';
import { contentFolder } from '#tools/commands/sites.mjs';
import { run } from '#tools/commands/run.mjs';

/**
 * Prints the example's notice again where a fact in it has changed: else changing the phone would stop the next start.
 * Where there is no browser this is said, and the build, which then stops, says what to do; so it does where the content
 * cannot be read.
 */
export async function printStaleNotice() {
  /** @type {typeof import('#tools/content/content.ts')} */
  const { loadContent } = await loadModule('content', 'content.ts');
  /** @type {typeof import('#tools/content/announcement-file.ts')} */
  const { isNoticeStale } = await loadModule('content', 'announcement-file.ts');
  const folder = contentFolder();
  const content = await loadContent(folder).catch(() => null);
  if (!content || !(await isNoticeStale(folder, content))) return;
  const { findWorkingBrowser } = await import('#tools/commands/browsers/browser.mjs');
  const browser = findWorkingBrowser();
  if (!browser)
    return console.log(
      'A fact in the notice (files/announcement.pdf) has changed, and no Chromium was found that could print it again: ' +
        'name one in CHROMIUM_PATH, or let npx playwright install chromium bring one.',
    );
  console.log('Printing the notice (files/announcement.pdf) again: a fact in it has changed …');
  await run(process.execPath, [inProject('art', 'announcement', 'print.mjs')], { env: { CHROMIUM_PATH: browser } });
}
