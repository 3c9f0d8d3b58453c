// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ArticleBlocks } from '#features/press/article/article-blocks.tsx';
import { pictureLine } from '#site/press/article-picture.ts';

const [FIRST, SECOND] = ['0123456789abcdef-16x9.webp', 'fedcba9876543210-16x9.webp'];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Loading, until it is said otherwise.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

/** An article whose picture could not be had. */
function openLost() {
  const box = document.createElement('div');
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  const draw = (id: string) => act(() => root.render(<ArticleBlocks content={pictureLine('모형', id)} siteId="s" />));
  draw(FIRST);
  act(() => void box.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(box.textContent).toBe('[사진] 모형');
  return { box, draw };
}

test('a picture that could not be had is asked for again when there is a network', () => {
  const { box } = openLost();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(box.querySelector('img')?.src).toContain(FIRST);
});

test('another picture in the place of one that could not be had is shown', () => {
  const { box, draw } = openLost();
  draw(SECOND);
  expect(box.querySelector('img')?.src).toContain(SECOND);
});
