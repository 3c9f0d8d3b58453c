import { expect, test } from 'vitest';
import { readRange, sliceOf } from '#sw/byte-range.ts';

const whole = () => new Response('0123456789', { headers: { 'content-type': 'application/pdf' } });

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-50', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-50', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
])('%s of ten bytes is %i', async (header, status, text, range) => {
  const response = await sliceOf(whole(), header);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-range')).toBe(range);
  expect(response.headers.get('content-length')).toBe(String(text.length));
  expect(response.headers.get('content-type')).toBe('application/pdf');
});

test.each(['bytes=5-2', 'bytes=-', 'items=0-3', 'bytes=0-1,4-5'])('%s means the whole file', async (header) => {
  expect(readRange(header, 10)).toBeNull();
  const response = await sliceOf(whole(), header);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('0123456789');
});
