import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { filmFiles } from '#site/film-files.ts';
import { lawOf } from '#site/statement.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { checkNoticeVersion } from '#tools/content/notice-version.ts';

const SECOND_SITE = path.resolve('tests/fixtures/second-site');
const copies: string[] = [];
let folder = '';

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'content-'));
  copies.push(folder);
  await fs.cp(SECOND_SITE, folder, { recursive: true });
});

afterAll(() => Promise.all(copies.map((copy) => fs.rm(copy, { recursive: true, force: true }))));

/** Changes one content file of the copy. */
async function edit(file: string, change: (source: string) => string) {
  const at = path.join(folder, file);
  const source = await fs.readFile(at, 'utf8');
  const changed = change(source);
  expect(changed, 'the edit must change something').not.toBe(source);
  await fs.writeFile(at, changed);
}

const problem = () =>
  loadContent(folder).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );

describe('a content folder', () => {
  test('that is right is read', async () => {
    const { facts } = await loadContent(folder);
    expect(facts.slug).not.toBe('');
  });

  test('with a wrong value names the file, the field and what to write', async () => {
    await edit('facts.ts', (source) => source.replace(/phone: '[^']*'/, "phone: '전화 주세요'"));
    expect(await problem()).toMatch(/facts\.ts: phone: write digits with hyphens, for example '032-000-0000'/);
  });

  test('with a missing field says so', async () => {
    await edit('facts.ts', (source) => source.replace(/\n\s*phone: '[^']*',/, ''));
    expect(await problem()).toMatch(/facts\.ts: phone: this field is missing/);
  });

  test('with a misspelt field says so', async () => {
    await edit('facts.ts', (source) => source.replace('phoneHours:', 'phoneHour:'));
    expect(await problem()).toMatch(/facts\.ts: phoneHour: remove this field, or mend its spelling/);
  });

  test('whose menu leads to no page names the entry', async () => {
    await edit('navigation.ts', (source) => source.replace(/items: \[\s*'[^']*'/, "items: ['/Nowhere'"));
    expect(await problem()).toMatch(/navigation\.ts: menu\[0\]\.items\[0\]: no page has the path '\/Nowhere'/);
  });

  test('with a picture that does not exist names it', async () => {
    await fs.rm(path.join(folder, 'images/hero'), { recursive: true });
    expect(await problem()).toMatch(/home\.ts: picture 'hero': there is no folder images\/hero/);
  });

  test('with a film that lacks a file names it', async () => {
    const film = `{ title: '영상', description: '설명', source: { file: 'street' }, poster: { name: 'hero', alt: '' }, smallPoster: { name: 'hero', alt: '' } }`;
    const videos = `export const videos = { brandFilm: ${film}, tabs: [{ id: 1, label: '영상', video: ${film} }] };`;
    await fs.writeFile(path.join(folder, 'videos.ts'), videos);
    await fs.mkdir(path.join(folder, 'films'));
    for (const { file } of filmFiles('street').slice(1)) await fs.writeFile(path.join(folder, 'films', file), '');
    const said = await problem();
    expect(said).toMatch(/videos\.ts: film 'street\.av1\.mp4': there is no films\/street\.av1\.mp4/);
    expect(said).not.toMatch(/street-small/);
  });

  test('whose rooms do not add up to the stated area says by how much', async () => {
    await edit('plans.ts', (source) => source.replace(/width: \d+/, 'width: 20000'));
    expect(await problem()).toMatch(/plans\.ts: '74A'\.rooms: the rooms add up to [\d.]+ m²/);
  });

  test('with a map’s words beyond its edge names them', async () => {
    await edit('maps.ts', (source) => source.replace('longitude: 129.1195', 'longitude: 129.106'));
    expect(await problem()).toMatch(
      /maps\.ts: maps\[0\]\.labels\[2\]: '재송역' reaches out of the map, which is 1000 × 1000 .*: move its point, write another side/,
    );
  });

  test('with words of a map that cover each other names both', async () => {
    await edit('maps.ts', (source) =>
      source.replace('latitude: 35.1868, longitude: 129.1195 }', 'latitude: 35.196, longitude: 129.134 }'),
    );
    expect(await problem()).toMatch(/'재송역' and '장산' overlap on a phone: move one, or write another side/);
  });

  test('with a line of a map that is not written as places says how to write it', async () => {
    await edit('maps.ts', (source) => source.replace(/'35\.1905,129\.08 [^']*'/, "'35.1905 129.08'"));
    expect(await problem()).toMatch(/maps\[0\]\.roads\[1\]\.through: write two places or more as latitude,longitude/);
  });

  test('whose notice beside the forms changed without its version says which to write', async () => {
    await edit('shell.ts', (source) => source.replace("purpose: '", "purpose: '오늘부터 "));
    const said = await problem();
    expect(said).toMatch(
      /shell\.ts: privacyNotice\.version: the notice has changed: .*for example '2026-11-22-[0-9a-f]{6}'/,
    );
    const [, version = ''] = /for example '([^']+)'/.exec(said) ?? [];
    await edit('shell.ts', (source) => source.replace(/version: '[^']*'/, `version: '${version}'`));
    expect(await problem()).toBe('');
  });

  test('whose article was read again keeps the version of its notice: nobody is told the day there', async () => {
    const content = await loadContent(folder);
    const { refusal } = content.shell.privacyNotice;
    const readAgain = structuredClone(content);
    Object.assign(lawOf(readAgain.shell.privacyNotice.refusal)!, { checked: '2027-11-22' });
    expect(lawOf(refusal)).not.toEqual(lawOf(readAgain.shell.privacyNotice.refusal));
    expect(checkNoticeVersion(readAgain)).toEqual([]);
  });

  test('whose forms begin to ask for the required consent needs a new version of the notice', async () => {
    await edit('facts.ts', (source) => source.replace('requireConsent: true', 'requireConsent: false'));
    expect(await problem()).toMatch(/privacyNotice\.version/);
  });

  test('with a statement of law without its day of checking says how to write it', async () => {
    await edit('guides.ts', (source) =>
      source.replace(/law: \{ article: '([^']*)', checked: '[^']*' \}/, "law: { article: '$1' }"),
    );
    expect(await problem()).toMatch(/guides\.ts: .*paragraphs\[0\].*law: \{ article: '주택법 제64조', checked: /);
  });

  test('with a sentence that holds in another region cannot be built, nor can one whose address lies elsewhere', async () => {
    await edit('guides.ts', (source) => source.replace("region: '부산'", "region: '인천'"));
    expect(await problem()).toMatch(
      /guides\.ts: .*sections\[0\]\.paragraphs\[0\]: holds in 인천, and the development lies in 부산: write what holds there, with region: '부산'/,
    );
    await edit('facts.ts', (source) => source.replace("region: '부산'", "region: '인천'"));
    expect(await problem()).toMatch(/facts\.ts: location\.region: '인천', and location\.address lies in 부산/);
  });

  test('that refers to a sentence on the law which the engine has not names the reference, once', async () => {
    await edit('guides.ts', (source) => source.replace("lawText: 'resale'", "lawText: 'resail'"));
    const said = await problem();
    expect(said).toMatch(/\(1 to mend\)/);
    expect(said).toMatch(/guides\.ts: .*items\[2\]: the engine has no 'resail': write one of /);
  });

  test('with a table of the law that there is not says which there are', async () => {
    await edit('guides.ts', (source) => source.replace("lawTables: ['deposits']", "lawTables: ['deposit']"));
    expect(await problem()).toMatch(/guides\.ts: .*lawTables\[0\]: write one of .*'deposits'/);
  });

  test('without an icon says how to draw it', async () => {
    await fs.rm(path.join(folder, 'icons/maskable-192.png'));
    expect(await problem()).toMatch(
      /icons\/maskable-192\.png: icon: this file is missing: .*node art\/icons\/draw\.mjs/,
    );
  });

  test('without the lettering that its look names, or with a drawing that has no size, says what to add', async () => {
    await fs.copyFile(path.join(root, 'tests/fixtures/brands/gold.ts'), path.join(folder, 'theme.ts'));
    expect(await problem()).toMatch(/icons\/logo\.svg: logo: this file is missing: add it/);
    await fs.writeFile(path.join(folder, 'icons/logo.svg'), '<svg width="60" height="10"></svg>');
    expect(await problem()).toMatch(/icons\/logo\.svg: logo: its <svg> has no viewBox/);
    await fs.writeFile(path.join(folder, 'icons/logo.svg'), '<svg viewBox="0 0 70 10"></svg>');
    expect(await problem()).toMatch(/icons\/logo\.svg: logo: it is 7\.0 times as wide as high: 6 times or less/);
  });

  test('says everything at once, file after file, also what needs only files that are right', async () => {
    await edit('home.ts', (source) => source.replace(/title: '[^']*'/, 'title: 1'));
    await edit('navigation.ts', (source) => source.replace(/items: \[\s*'[^']*'/, "items: ['/Nowhere'"));
    await edit('plans.ts', (source) => source.replace(/width: \d+/, 'width: 20000'));
    await fs.rm(path.join(folder, 'icons/maskable-192.png'));
    const said = await problem();
    const order = ['navigation.ts: menu', 'home.ts: ', 'plans.ts: ', 'icons/maskable-192.png'];
    expect(order.map((file) => said.indexOf(file)).filter((place) => place === -1)).toEqual([]);
    expect(order.map((file) => said.indexOf(file))).toEqual(
      order.map((file) => said.indexOf(file)).toSorted((one, other) => one - other),
    );
  });

  test('without a required file names the file', async () => {
    await fs.rm(path.join(folder, 'home.ts'));
    expect(await problem()).toMatch(/home\.ts: home: this file is missing/);
  });

  test('with a file that is not TypeScript says that it cannot be read', async () => {
    await fs.writeFile(path.join(folder, 'home.ts'), 'export const home = {');
    expect(await problem()).toMatch(/home\.ts: \(the whole file\): it cannot be read/);
  });

  test('with one file that cannot be read names it once, though others take their facts from it', async () => {
    await fs.cp(path.resolve('src/content'), folder, { recursive: true });
    await edit('facts.ts', (source) => source.replace('phoneHours:', 'phoneHours'));
    const said = await problem();
    expect(said).toMatch(/\(1 to mend\)/);
    expect(said).toMatch(/facts\.ts: \(the whole file\): it cannot be read/);
  });

  test('names all problems at once', async () => {
    await edit('facts.ts', (source) =>
      source.replace(/phone: '[^']*'/, "phone: ''").replace('phoneHours:', 'phoneHour:'),
    );
    expect((await problem()).split('\n').length).toBeGreaterThan(2);
  });
});
