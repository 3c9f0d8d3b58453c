import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { encode as encodePicture } from '#tools/pictures/encoding/encode-picture.mjs';
import { bestWithin, encodeWithin } from '#tools/pictures/encoding/quality.mjs';

const STEPS = [55, 50, 45, 40, 35, 30];

/** A file whose weight is ten times its quality; notes what was tried. */
const encoder = () => {
  const tried: number[] = [];
  const encode = (quality: number) => {
    tried.push(quality);
    return Promise.resolve(Buffer.alloc(quality * 10));
  };
  return { tried, encode };
};

test('the best quality is taken at once where it fits', async () => {
  const { tried, encode } = encoder();
  expect((await bestWithin(STEPS, encode, 600)).quality).toBe(55);
  expect(tried).toEqual([55]);
});

test('else the best that fits, with few tries', async () => {
  for (const [most, quality] of [
    [549, 50],
    [450, 45],
    [399, 35],
    [300, 30],
  ] as const) {
    const { tried, encode } = encoder();
    const best = await bestWithin(STEPS, encode, most);
    expect(best.quality).toBe(quality);
    expect(best.bytes.length).toBeLessThanOrEqual(most);
    expect(tried.length).toBeLessThanOrEqual(4);
  }
});

test('a file that is too heavy at the lowest quality is refused', async () => {
  await expect(bestWithin(STEPS, encoder().encode, 299)).rejects.toThrow('300 bytes at the lowest quality');
});

test('a picture that is seen as large as it is begins lower than one that is enlarged', async () => {
  const grey = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } });
  expect((await encodeWithin(grey, 'avif', 10_000, 55)).quality).toBe(55);
  expect((await encodeWithin(grey, 'avif', 10_000)).quality).toBe(62);
});

test('a picture is encoded so unless its kind is one that is enlarged', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'encoded-'));
  const master = await sharp({ create: { width: 16, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const kind = { size: [16, 8] as const, limits: { 16: 90 } };
  const avif = async (delivered: typeof kind & { avif?: number }) =>
    (await encodePicture(folder, 'grey', master, delivered)).find(({ file }) => file === '16.avif')?.quality;
  expect(await avif(kind)).toBe(55);
  expect(await avif({ ...kind, avif: 62 })).toBe(62);
  await fs.rm(folder, { recursive: true });
});
