import { afterEach, expect, test, vi } from 'vitest';
import { findFirefox, firefoxVersion } from '#tools/commands/browsers/firefox.mjs';

afterEach(() => vi.unstubAllEnvs());

test('a FIREFOX_PATH that names no file is refused by its name', () => {
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
  expect(findFirefox).toThrow('FIREFOX_PATH names /nowhere/firefox, but there is no such file');
});

test('a program that is no Firefox is not taken for one', () => {
  vi.stubEnv('FIREFOX_PATH', process.execPath);
  expect(findFirefox()).toBeUndefined();
  expect(firefoxVersion('/nowhere/firefox')).toBeUndefined();
});
