// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const arrive = async (address: string) => {
  history.replaceState(null, '', address);
  // A document of its own.
  vi.resetModules();
  return (await import('#early/visit-origin.ts')).VISIT_ORIGIN;
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('where a visit came from is what its first page says, for all pages after it', async () => {
  expect(await arrive('/온?utm_source=kakao')).toEqual({ utm_source: 'kakao', landing: '/온' });
  expect(await arrive('/온/customer?utm_source=other')).toEqual({ utm_source: 'kakao', landing: '/온' });
});

test('a browser that remembers nothing knows it while the page is open', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await arrive('/온?utm_source=kakao')).toEqual({ utm_source: 'kakao', landing: '/온' });
});

test.each(['{', '%'])('what cannot be read (%s) is nothing', async (text) => {
  sessionStorage.setItem('modelhouse:origin', text);
  expect(await arrive('/온?utm_source=kakao')).toEqual({});
});

test('an address that is not encoded properly costs nothing but its origin', async () => {
  expect(await arrive('/%E0%A4%A?utm_source=kakao')).toEqual({});
});
