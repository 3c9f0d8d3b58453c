// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { UnwrittenGuide } from '#editor/screen/unwritten-guide.tsx';
import { showPanel } from '#tests/support/office/panel.tsx';
import { EDITOR_TEXT } from '#text/editor/words.ts';

test('where nothing is left to write the guide says so, and what else is to be looked at', async () => {
  const { text } = await showPanel(<UnwrittenGuide places={[]} goTo={vi.fn()} />);
  expect(text()).toBe(EDITOR_TEXT.allWritten);
});
