import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { asIfReal } from '#tests/support/as-if-real.ts';
import { root } from '#tests/support/source-files.ts';
import { deployArguments } from '#tools/commands/deploy/firebase-tools.mjs';
import type { Content } from '#site/content-schema.ts';
import { loadContent } from '#tools/content/content.ts';
import { checkReadiness, STAND_IN } from '#tools/readiness/check-readiness.ts';

const EXAMPLE = path.join(root, 'src/content');
const SECOND = path.join(root, 'tests/fixtures/second-site');

/** Six weeks after the second development's statements of law were checked. */
const TODAY = new Date('2026-11-26T00:00:00Z');

let example: Content;
let second: Content;

beforeAll(async () => {
  [example, second] = await Promise.all([loadContent(EXAMPLE), loadContent(SECOND)]);
}, 60_000);

const real = (): Content => asIfReal(second);

const unready = (content: Content, folder = SECOND) =>
  checkReadiness(folder, content, example, TODAY).unready.map(({ file, field }) => `${file}: ${field}`);

describe('the default content may not go live', () => {
  it('because these are nobody’s: phone, address, companies, family site, privacy contacts, announcement, consent', () => {
    const { unready: found } = checkReadiness(EXAMPLE, example, null, TODAY);
    const places = found.map(({ file, field }) => `${file}: ${field}`);
    for (const place of [
      'facts.ts: phone',
      'facts.ts: origin',
      'facts.ts: example',
      'facts.ts: companies.registrationNumber',
      'facts.ts: companies.address',
      'facts.ts: familySites[0].url',
      'facts.ts: requireConsent',
      'shell.ts: privacyNotice.processors[0]',
      'shell.ts: privacyNotice.processors[1]',
      'shell.ts: privacyNotice.processors[2]',
      'shell.ts: privacyNotice.processors[3]',
      'announcement.ts: pdf',
    ])
      expect(places).toContain(place);
    expect(places.some((place) => place.startsWith("documents.ts: ['/privacy']"))).toBe(true);
  });

  it('and what other files only repeat of the facts is named once, with the fact', () => {
    const { unready: found, toLookAt } = checkReadiness(EXAMPLE, example, null, TODAY);
    const repeated = [...found, ...toLookAt].filter(({ remedy }) => remedy.includes(example.facts.modelHouse.address));
    expect(repeated.map(({ file }) => file)).toEqual(['facts.ts']);
  });

  it('while an example that says so to visitors is only worth a look', () => {
    const { toLookAt } = checkReadiness(EXAMPLE, example, null, TODAY);
    expect(toLookAt).toContainEqual(expect.objectContaining({ file: 'schedule.ts', field: 'example' }));
    expect(toLookAt.map(({ file }) => file)).toContain('announcement.ts');
  });
});

describe('another development', () => {
  it('goes live with facts of its own', () => {
    expect(unready(real())).toEqual([]);
  });

  it('does not with a number or an address of nobody', () => {
    expect(unready({ ...real(), facts: { ...real().facts, phone: second.facts.phone } })).toEqual(['facts.ts: phone']);
    expect(unready({ ...real(), facts: { ...real().facts, origin: 'https://home.invalid' } })).toEqual([
      'facts.ts: origin',
    ]);
  });

  it('does not while a word of the first one is left over, wherever it stands', () => {
    const home = { ...second.home, visit: { ...second.home.visit, text: `${example.facts.shortName}에 오세요.` } };
    expect(unready({ ...real(), home })).toEqual(['home.ts: visit.text']);
  });

  it('does not while a text waits to be written, or a picture to be taken', () => {
    const home = { ...second.home, visit: { ...second.home.visit, text: '(작성) 한 문장' } };
    expect(unready({ ...real(), home })).toEqual(['home.ts: visit.text']);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'readiness-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
    fs.mkdirSync(path.join(folder, 'images/hero'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'images/hero', STAND_IN), 'the complex at dusk, 1920×1080\n');
    const [picture] = checkReadiness(folder, real(), example, TODAY).unready;
    expect(picture).toMatchObject({ file: 'images/hero', remedy: 'a grey stand-in: the complex at dusk, 1920×1080' });
  });

  it('does not with homes that nobody could live in, or a map without a road', () => {
    const [unit, plan] = Object.entries(second.plans)[0]!;
    const rooms = plan.rooms.filter(({ use }) => use !== 'bath');
    expect(unready({ ...real(), plans: { ...second.plans, [unit]: { ...plan, rooms } } })).toEqual([
      `plans.ts: ['${unit}'].rooms`,
    ]);
    expect(unready({ ...real(), plans: { ...second.plans, [unit]: { ...plan, standIn: true } } })).toEqual([
      `plans.ts: ['${unit}']`,
    ]);
    const maps = { ...second.maps!, maps: second.maps!.maps.map((map) => ({ ...map, roads: [] })) };
    expect(unready({ ...real(), maps })).toEqual(maps.maps.map((_, index) => `maps.ts: maps[${index}].roads`));
  });

  it('is told which pages still say what the example says', () => {
    const { toLookAt } = checkReadiness(SECOND, { ...real(), guides: example.guides }, example, TODAY);
    expect(toLookAt).toContainEqual(
      expect.objectContaining({
        file: 'guides.ts',
        field: "['/SalesInfo/guide']",
        remedy: expect.stringMatching(/word for word/),
      }),
    );
  });
});

describe('what a development has of the example’s', () => {
  const readinessOf = (content: Partial<Content>, folder = SECOND) =>
    checkReadiness(folder, { ...real(), ...content }, example, TODAY);
  const renamed = <Part>(part: Part): Part => {
    const { name, shortName } = real().facts;
    const text = JSON.stringify(part)
      .replaceAll(example.facts.name, name)
      .replaceAll(example.facts.shortName, shortName);
    return JSON.parse(text) as Part;
  };

  it('keeps it from going live: sentences, though the names in them were replaced', () => {
    const found = readinessOf({ premium: renamed(example.premium), galleries: renamed(example.galleries) }).unready;
    const copied = found.filter(({ remedy }) => remedy.includes('word for word'));
    expect(copied.map(({ file, field }) => `${file}: ${field}`)).toEqual([
      "galleries.ts: ['/LocationEnvironment/intro']",
      "galleries.ts: ['/ComplexGuide/community']",
      'premium.ts: slides',
      'premium.ts: boxes',
    ]);
  });

  it('keeps it from going live: its neighbours, unless the development has them on its own map', () => {
    const visit = { ...second.home.visit, text: '월미도까지 걸어갑니다.' };
    const home = { ...real().home, visit };
    expect(readinessOf({ home }).unready).toMatchObject([
      { file: 'home.ts', field: 'visit.text', remedy: "'월미도' is the example development's: write your own" },
    ]);
    const maps = structuredClone(real().maps)!;
    for (const map of maps.maps) map.labels.push({ kind: 'district', text: '월미도', at: map.middle });
    expect(readinessOf({ home, maps }).unready).toEqual([]);
  });

  it('keeps it from going live: pictures, films and the notice; the guides’ pictures do not', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'readiness-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
    const copy = (from: string, to: string) =>
      fs.cpSync(path.join(EXAMPLE, from), path.join(folder, to), { recursive: true });
    copy('images/hero', 'images/our-view');
    copy('images/guide-subscription', 'images/guide-subscription');
    copy('films/brand.mp4', 'films/brand.mp4');
    const { unready: found } = readinessOf({}, folder);
    expect(found.map(({ file }) => file)).toEqual(['images/our-view', 'films/brand.mp4']);
  });

  it('does not where new developments begin with the same words', () => {
    expect(readinessOf({ documents: example.documents, schedule: example.schedule }).unready).not.toContainEqual(
      expect.objectContaining({ remedy: expect.stringMatching(/word for word/) }),
    );
  });
});

describe('the pages of a development', () => {
  it('without content, and those that nothing leads to, are named', () => {
    const navigation = structuredClone(real().navigation);
    navigation.pages.push({ path: '/Faq', kind: 'document', section: 'rules', label: '질문', empty: true });
    navigation.pages.push({ path: '/Where', kind: 'overview', section: 'rules', label: '위치' });
    const { toLookAt } = checkReadiness(SECOND, { ...real(), navigation }, example, TODAY);
    expect(toLookAt).toContainEqual({
      file: 'navigation.ts',
      field: "'/Where'",
      remedy: 'nothing leads to this page: add its path to menu or to the tabs of a section',
    });
    const emptyPage = (field: string) => toLookAt.find((problem) => problem.field === field)?.remedy;
    expect(emptyPage("'/Apply/notice'")).toMatch(/until its content stands in announcement\.ts$/);
    expect(emptyPage("'/Faq'")).toMatch(/until its content stands in documents\.ts under '\/Faq'$/);
  });
});

it('a deploy runs the version of Firebase’s tools that the emulators run', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, tools, ...rest] = deployArguments('my-project', ['hosting', 'firestore']);
  expect(scripts['emulators']).toContain(`${tools} `);
  expect(scripts['test:emulator']).toContain(`${tools} `);
  expect(rest).toContain('my-project');
  expect(rest.slice(-2)).toEqual(['--only', 'hosting,firestore']);
});
