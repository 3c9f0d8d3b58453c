import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPictures } from '#tools/pictures/picture-files.ts';
import { previewRules } from '#tools/pictures/previews.ts';

test('a picture is waited for in its own colours, from top to bottom', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'previews-'));
  const target = path.join(folder, 'images/flag');
  await fs.mkdir(target, { recursive: true });
  const stripe = (background: string, top: number) => ({
    input: { create: { width: 60, height: 20, channels: 3 as const, background } },
    top,
    left: 0,
  });
  await sharp({ create: { width: 60, height: 60, channels: 3, background: '#fff' } })
    .composite([stripe('#204080', 0), stripe('#c02030', 40)])
    .webp({ lossless: true })
    .toFile(path.join(target, '60.webp'));
  const css = await previewRules(folder, await readPictures(folder));
  await fs.rm(folder, { recursive: true });
  const [, ...stops] = /^\.p-flag\{background:linear-gradient\(#(.{6}),#(.{6}),#(.{6})\)\}$/.exec(css) ?? [];
  const [top, middle, bottom] = stops.map((stop) => ({
    isRed: Number.parseInt(stop.slice(0, 2), 16) > 150,
    isBlue: Number.parseInt(stop.slice(4), 16) > 100,
  }));
  expect(top).toEqual({ isRed: false, isBlue: true });
  expect(middle).toEqual({ isRed: true, isBlue: true });
  expect(bottom).toEqual({ isRed: true, isBlue: false });
});
