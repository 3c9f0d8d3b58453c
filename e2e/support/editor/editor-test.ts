import { test as base } from '#e2e/support/site.ts';
import { FIRST_PAGE_MS } from './editor-page.ts';
import { startEditor, type RunningEditor } from './running-editor.ts';

/** A test with an editor of its own, which is open when it begins. */
export const test = base.extend<{ editor: RunningEditor }>({
  editor: [
    async ({ page }, use, info) => {
      info.setTimeout(4 * FIRST_PAGE_MS);
      const editor = await startEditor();
      await page.goto(editor.address);
      await use(editor);
      // The site beside looks for its server as long as it is open.
      await page.goto('about:blank');
      await editor.close();
    },
    { auto: true },
  ],
});
