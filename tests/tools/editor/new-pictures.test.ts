import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FileEdit } from '#editor/model/edit.ts';
import { isStandIn, LARGEST_PICTURE, type NewPicture } from '#editor/model/pictures/new-picture.ts';
import { statusOf } from '#editor/screen/status.ts';
import { startService, type RunningService } from '#tests/support/editor-service.ts';
import { KINDS } from '#tools/pictures/encoding/delivery.mjs';
import { readPictures } from '#tools/pictures/picture-files.ts';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});

const [WIDTH, HEIGHT] = [1280, 480];
const RED = { create: { width: WIDTH, height: 240, channels: 3 as const, background: '#c02020' } };

/** Blue above, red below. */
const drawn = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#2040a0' } }).composite([
    { input: RED, top: 240, left: 0 },
  ]);
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

/** Drops the picture in; its part is as large as the strip is, the lower edge of it red. */
async function dropped(part: Partial<NewPicture> = {}): Promise<NewPicture> {
  const { answer } = await service.drop(await bytesOf(drawn().jpeg()));
  if (answer?.kind !== 'taken') throw new Error('it was not taken');
  const { kind: _taken, ...master } = answer;
  return { ...master, kind: 'strip', left: 0, top: 360, width: 640, height: 120, ...part };
}
const set = (name: string, value: NewPicture): FileEdit => ({ kind: 'set', file: `images/${name}`, path: [], value });

/** Every file of the folder, with what stands in it. */
const everything = () =>
  Object.fromEntries(
    fs
      .readdirSync(service.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((name) => [path.relative(service.folder, name), fs.readFileSync(name).toString('base64')]),
  );
const changedBetween = (before: Record<string, string>, after: Record<string, string>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name]).sort();

test('a picture is saved in every width and format of its kind, cut as it was chosen, and nothing else is written', async () => {
  const before = everything();
  const content = await service.read();
  expect(await service.ask('save', [set('strip', await dropped())], content)).toEqual({ kind: 'fine' });
  const widths = Object.entries(KINDS.strip.limits);
  const files = widths.flatMap(([width]) => [`images/strip/${width}.avif`, `images/strip/${width}.webp`]);
  expect(changedBetween(before, everything())).toEqual(files.sort());
  for (const [width, limit] of widths) {
    const file = path.join(service.folder, `images/strip/${width}.avif`);
    expect(fs.statSync(file).size).toBeLessThanOrEqual(limit * 1000);
    const { channels } = await sharp(file).stats();
    const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(80);
    expect((await sharp(file).metadata()).width).toBe(Number(width));
  }
});

test('what is tried is shown beside, under a name of its own, and the folder has nothing of it', async () => {
  const before = everything();
  const content = await service.read();
  expect(await service.ask('try', [set('strip', await dropped())], content)).toEqual({ kind: 'fine' });
  const pictures = service.shown.at(-1)?.pictures ?? new Map<string, string>();
  const shown = (await readPictures(service.folder, pictures))['strip'];
  expect(shown).toMatchObject({ width: 640, height: 120 });
  expect(shown?.hash).not.toBe((await readPictures(service.folder))['strip']?.hash);
  expect(changedBetween(before, everything())).toEqual([]);
});

test('a picture under a new name is saved with the field that names it, or not at all', async () => {
  const content = await service.read();
  const named: FileEdit = { kind: 'set', file: 'shell', path: ['strip', 'picture', 'name'], value: 'strip-2' };
  const picture = set('strip-2', await dropped());
  expect(await service.ask('try', [named], content)).toMatchObject({ kind: 'wrong' });
  expect(await service.ask('save', [named, picture], content)).toEqual({ kind: 'fine' });
  expect(Object.keys((await service.read()).files)).toContain('images/strip-2');
  expect(service.source('shell')).toContain("name: 'strip-2'");
});

test('a picture that no field names any more is not written, and it is said so before and after', async () => {
  const before = everything();
  const content = await service.read();
  const edits = [set('strip-2', await dropped()), set('brand-2', await dropped())];
  const unused = { kind: 'fine', unused: ['images/strip-2', 'images/brand-2'] } as const;
  expect(await service.ask('try', edits, content)).toEqual(unused);
  expect(statusOf(unused, 0, 2, 'nothing')).toContain('‘strip-2’');
  expect(await service.ask('save', edits, content)).toEqual(unused);
  expect(changedBetween(before, everything())).toEqual([]);
});

test('a picture that somebody has changed on the disk meanwhile is not overwritten', async () => {
  const content = await service.read();
  const picture = set('strip', await dropped());
  const theirs = path.join(service.folder, 'images/strip/640.webp');
  await drawn().webp().toFile(theirs);
  const before = everything();
  expect(await service.ask('save', [picture], content)).toEqual({ kind: 'overtaken', files: ['images/strip'] });
  expect(changedBetween(before, everything())).toEqual([]);
});

test('a save that fails leaves the picture as it was and nothing beside it, and the next one is done', async () => {
  const content = await service.read();
  const edits = [set('strip', await dropped())];
  const before = everything();
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  const { rename } = fs.promises;
  // The old folder is out of the way, and the new one cannot take its place.
  vi.spyOn(fs.promises, 'rename').mockImplementationOnce(rename).mockRejectedValueOnce(new Error('the disk is full'));
  expect(await service.ask('save', edits, content)).toEqual({ kind: 'failed', reason: 'the disk is full' });
  expect(changedBetween(before, everything())).toEqual([]);
  expect(await service.ask('save', edits, content)).toEqual({ kind: 'fine' });
});

test('a stand-in is known as one, and its note goes with it', async () => {
  fs.writeFileSync(path.join(service.folder, 'images/strip/stand-in.txt'), 'put yours in its place');
  const content = await service.read();
  expect(isStandIn(content.files['images/strip']?.tree)).toBe(true);
  expect(await service.ask('save', [set('strip', await dropped())], content)).toEqual({ kind: 'fine' });
  expect(fs.existsSync(path.join(service.folder, 'images/strip/stand-in.txt'))).toBe(false);
  expect(isStandIn((await service.read()).files['images/strip']?.tree)).toBe(false);
});

test('a photograph that was taken on its side stands upright, also where a part of it is chosen', async () => {
  const bytes = await bytesOf(drawn().jpeg().withMetadata({ orientation: 6 }));
  const { answer } = await service.drop(bytes);
  expect(answer).toMatchObject({ kind: 'taken', masterWidth: HEIGHT, masterHeight: WIDTH });
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a picture in %s is taken, and can be seen', async (format) => {
  const { answer } = await service.drop(await bytesOf(drawn().toFormat(format)));
  expect(answer).toMatchObject({ kind: 'taken', masterWidth: WIDTH, masterHeight: HEIGHT });
  const master = answer?.kind === 'taken' ? answer.master : '';
  const seen = await fetch(`${service.page}picture/${master}`);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await sharp(await seen.arrayBuffer()).metadata()).width).toBe(WIDTH);
});

test('what is no picture is refused by what it is, whatever it is called', async () => {
  const heic = new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and so on'));
  expect((await service.drop(heic)).answer).toEqual({ kind: 'refused', why: 'heic' });
  const brokenAvif = new Uint8Array(Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiafand so on'));
  expect((await service.drop(brokenAvif)).answer).toEqual({ kind: 'refused', why: 'unreadable' });
  const asPhonesSay = new Uint8Array(Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heicand so on'));
  expect((await service.drop(asPhonesSay)).answer).toEqual({ kind: 'refused', why: 'heic' });
  const page = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  expect((await service.drop(page)).answer).toEqual({ kind: 'refused', why: 'unreadable' });
  const cutOff = (await bytesOf(drawn().png())).slice(0, 60);
  expect((await service.drop(cutOff)).answer).toEqual({ kind: 'refused', why: 'unreadable' });
  expect((await service.drop(new Uint8Array(LARGEST_PICTURE + 1))).answer).toEqual({
    kind: 'refused',
    why: 'too-large',
  });
});

test('no picture is enlarged, cut beyond its edges, of an unknown kind, or of a master that nobody dropped in', async () => {
  const content = await service.read();
  const before = everything();
  for (const part of [
    { width: 320, height: 60 },
    { left: 900 },
    { kind: 'poster' },
    { kind: 'constructor' },
    { master: 'f'.repeat(32) },
    { master: '../../../facts' },
  ])
    expect([part, await service.ask('save', [set('strip', await dropped(part))], content)]).toMatchObject([
      part,
      { kind: 'refused' },
    ]);
  expect(changedBetween(before, everything())).toEqual([]);
});

test.each(['../strip', 'a/b', '', '.hidden', 'Strip', 'strip.new', '%2e%2e'])(
  'a picture’s name is no path: %s',
  async (name) => {
    const before = everything();
    const picture = set(name, await dropped());
    expect(await service.ask('save', [picture], await service.read())).toMatchObject({ kind: 'refused' });
    expect(changedBetween(before, everything())).toEqual([]);
  },
);

test('another site can drop nothing in, and see nothing that was', async () => {
  const bytes = await bytesOf(drawn().jpeg());
  for (const headers of [
    { origin: 'http://localhost:9' },
    { 'content-type': 'image/jpeg' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'sec-fetch-site': 'cross-site' },
  ])
    expect([headers, (await service.drop(bytes, headers)).status]).toEqual([headers, 403]);
  const { master } = await dropped();
  const address = `picture/${master}`;
  expect((await fetch(service.page + address, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await fetch(`${service.origin}/editor/x/${address}`)).status).toBe(403);
  expect((await fetch(`${service.page}picture/..%2f..%2ffacts`)).status).toBe(404);
});
