import fs from 'node:fs/promises';
import path from 'node:path';
import { EXAMPLE_MARK, TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { root } from '#tools/commands/project.mjs';
import { loadContent } from '#tools/content/content.ts';
import { readServices } from '#tools/host/services.ts';
import { checkReadiness, STAND_IN } from '#tools/readiness/check-readiness.ts';
import { newSite } from '#e2e/support/builds/new-site.ts';
import { TYPES } from '#e2e/support/builds/office-workbook.ts';
import { expect, test } from '#e2e/support/site.ts';

test.describe.configure({ mode: 'serial' });

let folder = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await newSite();
});

test.afterAll(() => fs.rm(folder, { recursive: true, force: true }));

test('its services are its own from the beginning', { tag: '@desktop' }, async () => {
  expect(await fs.readFile(path.join(folder, 'site.env'), 'utf8')).toMatch(/^SITE=물빛언덕$/m);
  expect(readServices(root, { folder, slug: '물빛언덕' }).environment.firebase).toBeNull();
});

test('it carries what is known already, and a list of all that is not', { tag: '@desktop' }, async () => {
  const content = await loadContent(folder);
  expect(content.facts).toMatchObject({
    name: '대전 물빛언덕',
    location: { address: "대전 둔산동 '물빛' 1", region: '대전' },
  });
  expect(content.units.units.map(({ id, areasM2 }) => [id, areasM2.exclusive])).toEqual(
    TYPES.map((id) => [id, Number.parseInt(id, 10)]),
  );
  const { unready, toLookAt } = checkReadiness(
    folder,
    content,
    await loadContent(path.join(root, 'src/content')),
    new Date(),
  );
  const places = unready.map(({ file, field }) => `${file}: ${field}`);
  for (const place of [
    'facts.ts: phone',
    'facts.ts: origin',
    'facts.ts: scale.floors',
    'facts.ts: companies.builder',
    'facts.ts: requireConsent',
    'facts.ts: location.regulation.checked',
    'home.ts: hero.title',
    'home.ts: brand.title',
    "plans.ts: ['101']",
    'images/hero: picture',
    'icons/favicon.svg: icon',
  ])
    expect(places).toContain(place);
  expect(places.filter((place) => /facts\.ts: (name|location\.address)/.test(place))).toEqual([]);
  expect(toLookAt.filter(({ file, remedy }) => file === 'guides.ts' && remedy.includes('word for word'))).toHaveLength(
    3,
  );
  // The law is this region's, and none of the first development's is left.
  const said = JSON.stringify([content.guides, content.points]);
  expect(said).toContain('대전 거주자를 먼저 뽑고');
  expect(said).not.toContain('인천');
});

/** Does what the list asks for, as a person with texts, figures and pictures at hand would. */
async function workOff(): Promise<void> {
  const mend = async (file: string, change: (text: string) => string) =>
    fs.writeFile(path.join(folder, file), change(await fs.readFile(path.join(folder, file), 'utf8')));
  for (const file of await fs.readdir(folder))
    if (file.endsWith('.ts')) await mend(file, (text) => text.replaceAll(`${TO_WRITE_MARK} `, ''));
  // Who keeps what, and how long: the example's firms in the policy of the first development.
  await mend('documents.ts', (text) =>
    text
      .replaceAll(`${EXAMPLE_MARK} `, '')
      .replaceAll('example.com', 'mulbit-hill.kr')
      .replaceAll('02-000-0000', '042-719-4630'),
  );
  await mend('facts.ts', (text) =>
    text
      .replace("phone: '000-0000'", "phone: '042-719-4630'")
      .replace('https://new-site.invalid', 'https://mulbit-hill.kr')
      .replace('requireConsent: null', 'requireConsent: true')
      .replace("status: 'none', checked: null", "status: 'none', checked: '2026-11-22'")
      .replaceAll(/(latitude|floors|buildings|apartments): 0\b/g, '$1: 36')
      .replace('longitude: 0', 'longitude: 127')
      .replaceAll(/(AreaM2|Percent): 1\b/g, '$1: 45.5'),
  );
  await mend('maps.ts', (text) =>
    text.replace('roads: []', "roads: [{ rank: 'main', through: '35.99,126.9 35.99,127.1' }]"),
  );
  await mend('plans.ts', (text) => text.replaceAll('standIn: true,', ''));
  // The notice has changed with its names: loading says which version to write.
  const said = await loadContent(folder).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
  const [, version = ''] = /privacyNotice\.version: .*for example '([^']+)'/.exec(said) ?? [];
  await mend('shell.ts', (text) => text.replace(/version: '[^']*'/, `version: '${version}'`));
  for (const name of await fs.readdir(path.join(folder, 'images')))
    await fs.rm(path.join(folder, 'images', name, STAND_IN), { force: true });
  await mend('icons/favicon.svg', (drawing) => drawing.replace(/<!--.*-->/s, ''));
}

test('nothing keeps it from going live once the list is worked off', { tag: '@desktop' }, async () => {
  await workOff();
  const example = await loadContent(path.join(root, 'src/content'));
  const { unready } = checkReadiness(folder, await loadContent(folder), example, new Date());
  expect(unready).toEqual([]);
});
