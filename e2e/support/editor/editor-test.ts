import { test as base } from '#e2e/support/site.ts';
import { FIRST_PAGE_MS } from './editor-page.ts';
import { startEditor, type RunningEditor } from './running-editor.ts';

/** A test with an editor of its own, which is open when it begins. */
export const test = base.extend<{ added: Readonly<Record<string, string>>; editor: RunningEditor }>({
  /** Content files that its development has besides those of the second site, by name. */
  added: [{}, { option: true }],
  editor: [
    async ({ page, added }, use, info) => {
      info.setTimeout(4 * FIRST_PAGE_MS);
      const editor = await startEditor(added);
      await page.goto(editor.address);
      await use(editor);
      // The site beside looks for its server as long as it is open.
      await page.goto('about:blank');
      await editor.close();
    },
    { auto: true },
  ],
});
