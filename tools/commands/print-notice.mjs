import { loadModule } from './load-module.mjs';
import { contentFolder, inProject } from './project.mjs';
import { run } from './run.mjs';

/**
 * Prints the example's notice again where a fact in it has changed: else changing the phone would stop the next start.
 * Where there is no browser, or the content cannot be read, the build says what to do.
 */
export async function printStaleNotice() {
  /** @type {typeof import('#tools/content.ts')} */
  const { loadContent } = await loadModule('content.ts');
  /** @type {typeof import('#tools/announcement-file.ts')} */
  const { isNoticeStale } = await loadModule('announcement-file.ts');
  const folder = contentFolder();
  const content = await loadContent(folder).catch(() => null);
  if (!content || !(await isNoticeStale(folder, content))) return;
  const { findWorkingBrowser } = await import('./browser.mjs');
  const browser = findWorkingBrowser();
  if (!browser) return;
  console.log('Printing the notice again: the content in it has changed …');
  await run(process.execPath, [inProject('art', 'announcement', 'print.mjs')], { env: { CHROMIUM_PATH: browser } });
}
