// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHARE_TEXT } from '#text/share.ts';
import { ShareButton } from '#ui/controls/share-button.tsx';

let box: HTMLElement;
let unmount = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  act(() => root.render(<ShareButton title="59㎡A" words={SHARE_TEXT} address="/FloorPlan/59A" />));
  unmount = () => act(() => root.unmount());
});
afterEach(() => {
  unmount();
  box.remove();
  vi.unstubAllGlobals();
});

/** A device with these parts of its own. */
const device = (parts: { share?: (data: ShareData) => Promise<void>; writeText?: (text: string) => Promise<void> }) =>
  vi.stubGlobal('navigator', { share: parts.share, clipboard: parts.writeText && { writeText: parts.writeText } });
const press = () => act(async () => box.querySelector('button')!.click());
const ADDRESS = new URL('/FloorPlan/59A', window.location.href).href;
const status = () => box.querySelector('[role="status"]')!.textContent;

test('the device’s own sheet gets title and full address, and the page says nothing more', async () => {
  const shared: ShareData[] = [];
  device({ share: async (data) => void shared.push(data) });
  await press();
  expect(shared).toEqual([{ title: '59㎡A', url: ADDRESS }]);
  expect(status()).toBe('');
});

test('whoever closes the sheet gets nothing else in its place', async () => {
  const copied: string[] = [];
  device({
    share: () => Promise.reject(new DOMException('', 'AbortError')),
    writeText: async (text) => void copied.push(text),
  });
  await press();
  expect(copied).toEqual([]);
  expect(status()).toBe('');
});

test.each([undefined, () => Promise.reject(new DOMException('', 'NotAllowedError'))])(
  'without a sheet that opens the address is copied, and the page says so',
  async (share) => {
    const copied: string[] = [];
    device({ ...(share && { share }), writeText: async (text) => void copied.push(text) });
    await press();
    expect(copied).toEqual([ADDRESS]);
    expect(status()).toBe(SHARE_TEXT.copied);
  },
);

test.each([undefined, () => Promise.reject(new DOMException('', 'NotAllowedError'))])(
  'where nothing may be copied the address stands marked, to be held',
  async (writeText) => {
    device(writeText ? { writeText } : {});
    await press();
    const field = box.querySelector('input')!;
    expect(field.value).toBe(ADDRESS);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, ADDRESS.length]);
    expect(status()).toBe(SHARE_TEXT.copyYourself);
  },
);
