// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from '#browser/device-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('what is remembered is recalled, by this tab or by the device, until it is forgotten', () => {
  expect(remember('key', 'device')).toBe(true);
  expect(remember('key', 'tab', 'sessionStorage')).toBe(true);
  expect([recall('key'), recall('key', 'sessionStorage')]).toEqual(['device', 'tab']);
  expect(remember('key', null)).toBe(true);
  expect([recall('key'), recall('key', 'sessionStorage')]).toEqual([null, 'tab']);
});

test('a browser that forbids storage remembers nothing, and says so', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(remember('key', 'value')).toBe(false);
  expect(recall('key')).toBeNull();
});

test('a storage without room says that it does not hold', () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: full } });
  expect(remember('key', 'value')).toBe(false);
});
