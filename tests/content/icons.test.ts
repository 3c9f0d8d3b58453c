import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const sizeOf = async (file: string) => {
  const { width, height } = await sharp(file).metadata();
  return `${width}x${height}`;
};

describe.each(['src/content', 'tests/fixtures/second-site'])('the icons of %s', (folder) => {
  const icons = path.join(folder, 'icons');

  test.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['maskable-192.png', 192],
    ['maskable-512.png', 512],
    ['monochrome-512.png', 512],
  ])('%s is %i pixels wide and high', async (file, size) => {
    expect(await sizeOf(path.join(icons, file))).toBe(`${size}x${size}`);
  });

  test.each(['apple-touch-icon.png', 'maskable-192.png', 'maskable-512.png'])(
    '%s has no corner that shows through',
    async (file) => {
      expect((await sharp(path.join(icons, file)).stats()).isOpaque).toBe(true);
    },
  );

  test('the single colour of the monochrome icon is its shape alone', async () => {
    const pixels = await sharp(path.join(icons, 'monochrome-512.png')).ensureAlpha().raw().toBuffer();
    const alphas = new Set<number>();
    for (let at = 3; at < pixels.length; at += 4) alphas.add(pixels[at] ?? 0);
    expect(alphas.has(0)).toBe(true);
    expect(alphas.has(255)).toBe(true);
  });

  test('favicon.ico holds a picture of 16, 32 and 48 pixels', async () => {
    const file = await fs.readFile(path.join(icons, 'favicon.ico'));
    const sizes = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const entry = 6 + 16 * index;
        const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
        const { width } = await sharp(file.subarray(offset, offset + length)).metadata();
        return [file.readUInt8(entry), width];
      }),
    );
    expect(sizes).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });

  test('every starting screen is as large as its name says, and light', async () => {
    const names = await fs.readdir(path.join(folder, 'splash'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const file = path.join(folder, 'splash', name);
      const [width = 0, height = 0, ratio = 0] = (name.match(/\d+/g) ?? []).map(Number);
      expect(await sizeOf(file), name).toBe(`${width * ratio}x${height * ratio}`);
      expect((await fs.stat(file)).size, name).toBeLessThanOrEqual(15_000);
    }
  });
});
