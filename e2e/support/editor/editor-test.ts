import { test as base } from '#e2e/support/site.ts';
import { FIRST_PAGE_MS } from './editor-page.ts';
import { startEditor, type RunningEditor } from './running-editor.ts';

interface Fixtures {
  /** Content files that its development has besides those of the second site, by name. */
  added: Readonly<Record<string, string>>;
  editor: RunningEditor;
}

/**
 * A test with an editor that is open when it begins, on a development as new as if it were the first. The editor itself
 * is one for all tests of a process, which ends with the first that fails: to start takes longer than most of them.
 */
export const test = base.extend<Fixtures, { running: RunningEditor }>({
  added: [{}, { option: true }],
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const editor = await startEditor();
      await use(editor);
      await editor.close();
    },
    { scope: 'worker', timeout: FIRST_PAGE_MS },
  ],
  editor: [
    async ({ page, added, running }, use, info) => {
      info.setTimeout(4 * FIRST_PAGE_MS);
      await running.renew(added);
      await page.goto(running.address());
      await use(running);
      // The site beside looks for its server as long as it is open.
      await page.goto('about:blank');
    },
    { auto: true },
  ],
});
