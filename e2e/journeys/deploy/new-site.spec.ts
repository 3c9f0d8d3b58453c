import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { EXAMPLE_MARK, TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { root } from '#tools/commands/project.mjs';
import { loadContent } from '#tools/content/content.ts';
import { readSheets } from '#tools/new-site/sheet/read-sheets.ts';
import { namedPictures, writeTexts } from '#tools/new-site/write-site.ts';
import { checkReadiness, STAND_IN } from '#tools/readiness/check-readiness.ts';
import { readServices } from '#tools/host/services.ts';
import { wrongAddresses } from '#e2e/support/builds/built-pages.ts';
import { filesWith, firstSiteWords } from '#e2e/support/builds/first-site.ts';
import { TYPES, WORKBOOK } from '#e2e/support/builds/office-workbook.ts';
import { buildSite } from '#e2e/support/builds/second-build.ts';
import { expect, serveSite, test, untilReady } from '#e2e/support/site.ts';

test.describe.configure({ mode: 'serial' });

let folder = '';
let dist = '';

const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: root });

/** As npm run new-site does it, outside the project's folders. */
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'new-site-'));
  const { types, values } = readSheets(WORKBOOK, '2026-12-01');
  const [first, ...others] = types;
  writeTexts(root, {
    folder,
    units: [first!, ...others],
    facts: {
      name: '대전 물빛언덕',
      shortName: '물빛언덕',
      slug: '물빛언덕',
      'location.address': "대전 둔산동 '물빛' 1",
    },
    values,
  });
  await node(path.join(root, 'art/stand-ins.mjs'), folder, ...(await namedPictures(folder)));
  await node(path.join(root, 'art/icons/draw.mjs'), folder);
  dist = await buildSite({ CONTENT: folder });
});

test.afterAll(async () => {
  await Promise.all([folder, dist].map((place) => fs.rm(place, { recursive: true, force: true })));
});

test('a new development has nothing of the first one in its build', { tag: '@desktop' }, async () => {
  const words = await firstSiteWords(await loadContent(folder));
  expect(words.length).toBeGreaterThan(20);
  expect(await filesWith(dist, words)).toEqual([]);
});

test('nothing in it leads to a page without content', { tag: '@desktop' }, async () => {
  const content = await loadContent(folder);
  expect(content.navigation.pages.filter(({ empty }) => empty).length).toBeGreaterThan(5);
  expect(await wrongAddresses(dist, content)).toEqual([]);
});

test('what its workbook says stands on pages that menu and tabs lead to', async ({ page }) => {
  const site = await serveSite({ dist, folder });
  try {
    await page.goto(`${site.url}/BusinessGuide/plan`);
    await untilReady(page);
    await expect(page.getByRole('main')).toContainText('청약 접수');
    const { navigation } = await loadContent(folder);
    for (const address of ['/BusinessGuide/plan', '/SalesInfo/price']) {
      expect(navigation.menu.flatMap(({ items }) => items)).toContain(address);
      expect(navigation.sections.flatMap(({ tabs }) => tabs)).toContain(address);
    }
    await page.goto(`${site.url}/SalesInfo/price`);
    await expect(page.getByRole('main')).toContainText('561,600,000');
  } finally {
    await site.close();
  }
});

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
    'facts.ts: location.regulation',
    'home.ts: hero.title',
    'units.ts: units[1].lead',
    "plans.ts: ['101'].rooms[0].name",
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

test('it opens, and pages without content say so', async ({ page }) => {
  const site = await serveSite({ dist, folder });
  try {
    await page.goto(site.url);
    await untilReady(page);
    await expect(page).toHaveTitle('대전 물빛언덕');
    for (const address of ['/Brand/intro', '/FloorPlan/videos', '/Interior/101', '/SalesInfo/announcement']) {
      await page.goto(site.url + address);
      await expect(page.getByText('COMEING SOON')).toBeVisible();
    }
    await page.goto(`${site.url}/FloorPlan/101`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('101㎡');
  } finally {
    await site.close();
  }
});

test('no page of twelve types is wider than a phone', async ({ page }) => {
  const site = await serveSite({ dist, folder });
  try {
    for (const width of [390, 320])
      for (const address of [
        '/',
        '/FloorPlan/120PH',
        '/FloorPlan/compare',
        '/SalesInfo/price',
        '/BusinessGuide/plan',
      ]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(site.url + address);
        await untilReady(page);
        const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(sideways), `${address} at ${width} px`).toBe(0);
      }
  } finally {
    await site.close();
  }
});

/** How the row of tabs lies in the window; in pixels. */
const measureTabs = () => {
  const list = document.querySelector('[role="tablist"]')!;
  const box = list.getBoundingClientRect();
  const selected = list.querySelector('[aria-selected="true"]')!.getBoundingClientRect();
  const heights = [...list.children].map((tab) => tab.getBoundingClientRect().height);
  return {
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    isInWindow: box.left >= 0 && box.right <= document.documentElement.clientWidth,
    isSelectedSeen: selected.left >= box.left - 1 && selected.right <= box.right + 1,
    highest: Math.max(...heights),
  };
};

test('three to twelve types stand in one row on a phone, the chosen one in sight', async ({ page }) => {
  const site = await serveSite({ dist, folder });
  try {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(site.url);
      await untilReady(page);
      const tabs = page.getByRole('tablist').getByRole('tab');
      await expect(tabs).toHaveCount(TYPES.length);
      await tabs.first().focus();
      await page.keyboard.press('End');
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
      const wanted = { sideways: 0, isInWindow: true, isSelectedSeen: true, highest: 48 };
      expect(await page.evaluate(measureTabs), `${TYPES.length} at ${width} px`).toEqual(wanted);
      for (const count of [9, 7, 5, 3]) {
        // The last one is chosen, so the first ones go.
        await page.evaluate((most) => {
          const list = document.querySelector('[role="tablist"]')!;
          while (list.children.length > most) list.firstElementChild!.remove();
        }, count);
        expect(await page.evaluate(measureTabs), `${count} at ${width} px`).toEqual(wanted);
      }
    }
  } finally {
    await site.close();
  }
});

test('its few cards fill the row of a wide window', { tag: '@desktop' }, async ({ page }) => {
  const site = await serveSite({ dist, folder });
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url);
    await untilReady(page);
    const { home } = await loadContent(folder);
    for (const { title } of [home.premium, home.living]) {
      const filled = await page
        .getByRole('region', { name: title })
        .getByRole('list')
        .evaluate((list) => {
          const right = (element: Element) => element.getBoundingClientRect().right;
          return Math.round(right(list) - right(list.lastElementChild!));
        });
      expect(filled, title).toBe(0);
    }
  } finally {
    await site.close();
  }
});

test('nothing keeps it from going live once the list is worked off', { tag: '@desktop' }, async () => {
  await workOff();
  const example = await loadContent(path.join(root, 'src/content'));
  const { unready } = checkReadiness(folder, await loadContent(folder), example, new Date());
  expect(unready).toEqual([]);
});
