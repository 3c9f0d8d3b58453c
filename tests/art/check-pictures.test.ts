import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkPictures, newNames } from '#art/check-pictures.mjs';
import { KINDS, kindOf } from '#tools/pictures/encoding/delivery.mjs';
import { root } from '#tests/support/source-files.ts';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
});

async function draw(file: string, width: number, height: number) {
  const master = path.join(folder, file);
  await sharp({ create: { width, height, channels: 3, background: '#888' } }).toFile(master);
  return { name: path.parse(file).name, master };
}

const encode = (...args: string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = execFile(process.execPath, [path.join(root, 'art/encode.mjs'), ...args], (_error, out, err) =>
      resolve({ code: child.exitCode, said: out + err }),
    );
  });

test('names and sizes are checked before any picture is encoded, and all are told at once', async () => {
  await draw('card-first.png', 1000, 1250);
  await draw('my photo.jpg', 2000, 2000);
  await draw('sunset.jpg', 2000, 2000);
  await draw('card-small.png', 100, 125);
  fs.writeFileSync(path.join(folder, 'notes.txt'), '');
  const images = path.join(folder, 'images');
  const { code, said } = await encode('--crop', '--images', images, folder);
  expect(code).toBe(1);
  expect(said).toContain('Left alone, no pictures: notes.txt');
  expect(said).toContain('my photo.jpg: write its name in small letters, digits and hyphens');
  expect(said).toContain(
    'sunset.jpg: no kind for the name "sunset": begin it as one of the table in art/README.md does',
  );
  expect(said).toContain('card-small.png: it is 100×125; it must be 800×1000, or larger');
  expect(said).toContain('Nothing was encoded: mend these 3 first.');
  expect(said, 'no stack').not.toMatch(/\n\s+at /);
  expect(fs.existsSync(images)).toBe(false);
}, 30_000);

test('a picture of another shape needs --crop, and one name belongs to one file', async () => {
  const pictures = [await draw('card-a.png', 1000, 1000), await draw('card-a.jpg', 800, 1000)];
  expect(await checkPictures(pictures, { crop: false, kind: undefined })).toEqual([
    'card-a.png: it is 1000×1000; it must be 800×1000, or larger in this shape (--crop cuts it)',
    'card-a.jpg: another file has this name: remove one',
  ]);
  expect(await checkPictures(pictures.slice(0, 1), { crop: true, kind: undefined })).toEqual([]);
});

test('names that a development has no picture of are told, since one may be misspelt', () => {
  const pictures = ['banner-site', 'banner-sight'].map((name) => ({ name, master: `${name}.jpg` }));
  expect(newNames(pictures, ['banner-site', 'hero'])).toEqual(['banner-sight']);
});

test('the table of names in the README holds', () => {
  const readme = fs.readFileSync(path.join(root, 'art/README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| (`.*?) +\| ([\d ×,]+?) +\|$/gm)];
  expect(rows).toHaveLength(18);
  const said = new Set<string>();
  for (const [, names = '', sizes = ''] of rows) {
    const all = [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace('…', 'x'));
    const each = sizes.split(', ');
    for (const [index, name] of all.entries()) {
      const { size } = kindOf(name);
      expect(size.join(' × '), name).toBe(each.length > 1 ? each[index] : sizes);
      said.add(size.join());
    }
  }
  const used = Object.values(KINDS).map(({ size }) => size.join());
  expect([...said].toSorted()).toEqual([...new Set(used)].toSorted());
});
