// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '#app/routing/load-chunk.ts';
import { reloadForMissingChunk } from '#app/routing/reload-once.ts';
import { beginAnew, updateLeadForm } from '#features/lead-forms/lead-form-store.ts';

const missing = new ChunkLoadError('missing');
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  document.documentElement.dataset['scripts'] = '/assets/main-1.js /assets/home-1.js';
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  beginAnew('visit');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a missing chunk reloads the page, once a build', () => {
  expect(reloadForMissingChunk(missing)).toBe(true);
  expect(reloadForMissingChunk(missing)).toBe(false);
  document.documentElement.dataset['scripts'] = '/assets/main-2.js';
  expect(reloadForMissingChunk(missing)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('another failure reloads nothing', () => {
  for (const error of [new ChunkLoadError('timeout'), new ChunkLoadError('error'), new Error('page'), null])
    expect(reloadForMissingChunk(error)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is reloaded offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadForMissingChunk(missing)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is reloaded over a half-filled form, and afterwards it still may be', () => {
  updateLeadForm('visit', { draft: { name: '김온새' } });
  expect(reloadForMissingChunk(missing)).toBe(false);
  beginAnew('visit');
  expect(reloadForMissingChunk(missing)).toBe(true);
});

test('where nothing can be remembered nothing is reloaded', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(reloadForMissingChunk(missing)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
