import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { splashLinks } from '#tools/pictures/splash.ts';

let folder = '';

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'splash-'));
  await fs.mkdir(path.join(folder, 'splash'));
});

afterEach(() => fs.rm(folder, { recursive: true, force: true }));

describe('the links to starting screens', () => {
  test('name each screen by the size in its file’s name', async () => {
    await fs.writeFile(path.join(folder, 'splash/390x844@3.png'), '');
    expect(await splashLinks(folder)).toBe(
      '<link rel="apple-touch-startup-image" href="/splash/390x844@3.png" media="(device-width:390px) and (device-height:844px) and (-webkit-device-pixel-ratio:3)">',
    );
  });

  test('are none for a development without any', async () => {
    await fs.rm(path.join(folder, 'splash'), { recursive: true });
    expect(await splashLinks(folder)).toBe('');
  });

  test('are refused for a file of another name', async () => {
    await fs.writeFile(path.join(folder, 'splash/iphone.png'), '');
    await expect(splashLinks(folder)).rejects.toThrow(/splash\/iphone\.png: name it after its screen/);
  });
});
