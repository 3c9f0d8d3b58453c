import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { BroughtKind } from '#editor/model/brought/brought-file.ts';
import { MOST_BYTES } from '#editor/model/brought/brought-file.ts';
import type { FileEdit } from '#editor/model/edit.ts';
import { startService, type RunningService } from '#tests/support/editor-service.ts';
import { root } from '#tests/support/source-files.ts';
import { checkAnnouncementFile } from '#tools/content/announcement-file.ts';
import { loadContent } from '#tools/content/content.ts';
import { drawnFrom } from '#tools/icons/draw-icons.mjs';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const own = (name: string) => new Uint8Array(fs.readFileSync(path.join(root, 'src/content', name)));
const svg = (content: string, box = '0 0 100 100') =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="${box}">${content}</svg>`);
const LEAF = svg('<path fill="green" d="M10 90V10h80z"/>');
const PDF = bytesOf('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function brought(kind: BroughtKind, bytes: Uint8Array<ArrayBuffer>) {
  const answer = await service.bring(kind, bytes);
  if (answer.kind !== 'taken') throw new Error(`refused: ${answer.why}`);
  return { brought: answer.brought, bytes: answer.bytes };
}
const set = (file: string, value: { brought: string; bytes: number }): FileEdit => ({
  kind: 'set',
  file,
  path: [],
  value,
});
const why = async (kind: BroughtKind, bytes: Uint8Array<ArrayBuffer>) => {
  const answer = await service.bring(kind, bytes);
  return answer.kind === 'refused' ? answer.why : answer.kind;
};

const everything = () =>
  new Map(
    fs
      .readdirSync(service.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((name) => [path.relative(service.folder, name), fs.readFileSync(name).toString('base64')]),
  );
const changedSince = (before: Map<string, string>) => {
  const after = everything();
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => before.get(name) !== after.get(name)).sort();
};

const ANNOUNCEMENT = (approved: string) => ({
  title: '입주자모집공고',
  lead: '공고문입니다.',
  picture: { name: 'hero', alt: '공고문' },
  summary: [{ label: '공고일', value: '2027년 3월 5일(금)' }],
  sections: [],
  notice: '공고문을 확인해 주세요.',
  pdf: { approved },
});

const film = (name: string) =>
  `{ title: '영상', description: '설명입니다.', source: ${name}, poster: { name: 'hero', alt: '' }, smallPoster: { name: 'hero', alt: '' } }`;
const writeVideos = (source: string) =>
  fs.writeFileSync(
    service.file('videos'),
    `import type { Videos } from '#site/schema/videos.ts';\n\nexport const videos: Videos | null = {\n  brandFilm: ${film(source)},\n  tabs: [{ id: 1, label: '영상', video: ${film("{ youtube: 'dQw4w9WgXcQ' }")} }],\n};\n`,
  );

test('an icon is drawn at once in every size, seen before it is saved, and saved with all of them', async () => {
  const before = everything();
  const icon = await brought('icon', LEAF);
  const seen = await fetch(`${service.page}file/icon/${icon.brought}/icon-192.png`);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await sharp(await seen.arrayBuffer()).metadata()).width).toBe(192);
  const content = await service.read();
  expect(await service.ask('try', [set('icons/favicon.svg', icon)], content)).toEqual({ kind: 'fine' });
  const shown = service.shown.at(-1)?.files.get('icons/favicon.svg');
  expect(fs.readFileSync(shown ?? '', 'utf8')).toContain('M10 90V10h80z');
  expect(changedSince(before)).toEqual([]);
  expect(await service.ask('save', [set('icons/favicon.svg', icon)], content)).toEqual({ kind: 'fine' });
  const source = fs.readFileSync(path.join(service.folder, 'icons/favicon.svg'));
  const drawn = await drawnFrom(source);
  expect(changedSince(before)).toEqual(['icons/favicon.svg', ...Object.keys(drawn)].sort());
  for (const [file, bytes] of Object.entries(drawn))
    expect([file, fs.readFileSync(path.join(service.folder, file)).equals(bytes)]).toEqual([file, true]);
});

test('an icon that is drawn for the engine stays as it is, and its files are those that the command draws', async () => {
  const mark = own('icons/favicon.svg');
  const icon = await brought('icon', mark);
  expect(await service.ask('save', [set('icons/favicon.svg', icon)], await service.read())).toEqual({ kind: 'fine' });
  for (const name of ['icons/favicon.svg', 'icons/icon-512.png', 'icons/favicon.ico', 'splash/390x844@3.png'])
    expect([name, fs.readFileSync(path.join(service.folder, name)).equals(own(name))]).toEqual([name, true]);
});

test('a square PNG of 512 pixels is an icon too, and one with a ground of its own keeps its shape in one colour', async () => {
  const circle = bytesOf(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="3" fill="#fff"/></svg>',
  );
  const png = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#204080' } })
    .composite([{ input: await sharp(circle, { density: 4000 }).resize(600).toBuffer() }])
    .png()
    .toBuffer();
  const icon = await brought('icon', new Uint8Array(png));
  expect(await service.ask('save', [set('icons/favicon.svg', icon)], await service.read())).toEqual({ kind: 'fine' });
  const file = (name: string) => path.join(service.folder, 'icons', name);
  expect(fs.readFileSync(file('favicon.svg'), 'utf8')).toContain('fill="#204080"');
  const alpha = await sharp(file('monochrome-512.png')).ensureAlpha().raw().toBuffer();
  const alphaAt = (x: number, y: number) => alpha[(y * 512 + x) * 4 + 3];
  expect([alphaAt(256, 256), alphaAt(20, 20)]).toEqual([255, 0]);
});

test('a drawing that does something, shows what lies elsewhere, or says it in other words is no icon and no lettering', async () => {
  const active = [
    '<script>alert(1)</script>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<path d="M0 0h9" onload="alert(1)"/>',
    '<path d="M0 0h9"/onclick=alert(1)/>',
    '<foreignObject><body/></foreignObject>',
    '<a href="&#106;avascript:alert(1)"/>',
    '<animate attributeName="href" to="x"/>',
  ];
  for (const content of active)
    for (const kind of ['icon', 'logo'] as const)
      expect([content, await why(kind, svg(content))]).toEqual([content, expect.stringMatching(/^(active|foreign)$/)]);
  const foreign = [
    '<image href="https://example.com/a.png"/>',
    '<use xlink:href="/other.svg#a"/>',
    '<style>@import "a.css"</style>',
    '<style>path { fill: u\\72l(http://example.com/) }</style>',
    '<style>path { background: image-set("/a.png" 1x) }</style>',
    '<path style="fill:url(http://example.com/#a)" d="M0 0h9"/>',
  ];
  for (const content of foreign) expect([content, await why('icon', svg(content))]).toEqual([content, 'foreign']);
  const entity = '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9">&a;</svg>';
  expect(await why('icon', bytesOf(entity))).toBe('active');
  const shade = '<linearGradient id="a"/><path fill="url(#a)" d="M0 0h90v90z"/><use href="#a"/>';
  expect(await why('icon', svg(shade))).toBe('taken');
});

test('what is no icon is refused by what keeps it from being one', async () => {
  const png = async (width: number, height: number) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#204080' } })
        .png()
        .toBuffer(),
    );
  expect(await why('icon', svg('<path d="M0 0h9"/>', '0 0 200 100'))).toBe('not-square');
  expect(await why('icon', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('no-box');
  expect(await why('icon', svg('<path d="M0 0'))).toBe('unreadable');
  expect(await why('icon', await png(300, 300))).toBe('too-small');
  expect(await why('icon', await png(700, 600))).toBe('not-square');
  expect(await why('icon', bytesOf('a letter'))).toBe('no-icon');
  expect(await why('icon', svg(`<path d="M0 0${'h1'.repeat(40_000)}"/>`))).toBe('too-rich');
  expect(await why('logo', svg('<path d="M0 0h9"/>', '0 0 700 100'))).toBe('too-wide');
  expect(await why('logo', await png(600, 600))).toBe('no-svg');
  expect(await why('notice', new Uint8Array(MOST_BYTES.notice + 1))).toBe('too-large');
});

test('a lettering is saved beside the icons, and the header may show it at once', async () => {
  const logo = await brought('logo', svg('<path d="M0 0h200v40z"/>', '0 0 240 40'));
  const before = everything();
  expect(await service.ask('save', [set('icons/logo.svg', logo)], await service.read())).toEqual({ kind: 'fine' });
  expect(changedSince(before)).toEqual(['icons/logo.svg']);
});

test('a film is one file, takes the place of all that were made of another, and what is no such film is refused', async () => {
  writeVideos("{ file: 'brand' }");
  fs.mkdirSync(path.join(service.folder, 'films'));
  const made = ['brand.mp4', 'brand.av1.mp4', 'brand-small.mp4', 'brand-small.av1.mp4'];
  for (const name of made)
    fs.copyFileSync(path.join(root, 'src/content/films', name), path.join(service.folder, 'films', name));
  const content = await service.read();
  expect(Object.keys(content.files)).toContain('films/brand');
  const bytes = own('films/location.mp4');
  const edit = set('films/brand', await brought('film', bytes));
  expect(await service.ask('try', [edit], content)).toEqual({ kind: 'fine' });
  expect(fs.readdirSync(path.join(service.folder, 'films')).length).toBe(4);
  expect(await service.ask('save', [edit], content)).toEqual({ kind: 'fine' });
  expect(fs.readdirSync(path.join(service.folder, 'films'))).toEqual(['brand.mp4']);
  expect(fs.readFileSync(path.join(service.folder, 'films/brand.mp4')).equals(bytes)).toBe(true);
  expect(await service.ask('try', [], await service.read())).toEqual({ kind: 'fine' });
  expect(await why('film', own('films/brand.av1.mp4'))).toBe('codec');
  expect(await why('film', own('films/brand.mp4').slice(0, 900))).toBe('no-mp4');
  expect(await why('film', PDF)).toBe('no-mp4');
  expect(await why('film', new Uint8Array(MOST_BYTES.film + 1))).toBe('too-large');
});

test('a film that no text plays is not written, and it is said', async () => {
  writeVideos("{ youtube: 'dQw4w9WgXcQ' }");
  const before = everything();
  const edit = set('films/film-1', await brought('film', own('films/brand.mp4')));
  expect(await service.ask('save', [edit], await service.read())).toEqual({ kind: 'fine', unused: ['films/film-1'] });
  expect(changedSince(before)).toEqual([]);
});

test('a file that somebody has changed on the disk meanwhile is not overwritten', async () => {
  const content = await service.read();
  const icon = await brought('icon', LEAF);
  fs.writeFileSync(path.join(service.folder, 'icons/favicon.svg'), own('icons/favicon.svg'));
  const before = everything();
  expect(await service.ask('save', [set('icons/favicon.svg', icon)], content)).toEqual({
    kind: 'overtaken',
    files: ['icons/favicon.svg'],
  });
  expect(changedSince(before)).toEqual([]);
});

test('nothing is written of a file that nobody dropped in, or in another place than its own', async () => {
  const before = everything();
  const icon = await brought('icon', LEAF);
  const logo = await brought('logo', LEAF);
  for (const edit of [
    set('icons/favicon.svg', { brought: 'f'.repeat(64), bytes: 1 }),
    set('icons/favicon.svg', { brought: '../../../facts', bytes: 1 }),
    set('icons/other.svg', icon),
    set('films/../facts', icon),
    set('files/announcement.pdf', logo),
  ])
    expect(await service.ask('save', [edit], await service.read())).toMatchObject({ kind: 'refused' });
  expect(changedSince(before)).toEqual([]);
  expect((await fetch(`${service.page}file/icon/${icon.brought}/..%2ffacts`)).status).toBe(404);
  expect((await fetch(`${service.origin}/editor/x/file/icon/${icon.brought}/icon-192.png`)).status).toBe(403);
});

test('an approved notice is saved with the SHA-256 that the build asks for', async () => {
  const notice = await brought('notice', PDF);
  expect(notice.brought).toBe(createHash('sha256').update(PDF).digest('hex'));
  expect(await why('notice', PDF.slice(0, 20))).toBe('no-pdf');
  expect(await why('notice', LEAF)).toBe('no-pdf');
  const content = await service.read();
  const said = { kind: 'set', file: 'announcement', path: [], value: ANNOUNCEMENT(notice.brought) } as const;
  const before = everything();
  expect(await service.ask('save', [said, set('files/announcement.pdf', notice)], content)).toEqual({ kind: 'fine' });
  expect(changedSince(before)).toEqual(['announcement.ts', 'files/announcement.pdf']);
  expect(await checkAnnouncementFile(service.folder, await loadContent(service.folder))).toEqual([]);
});
