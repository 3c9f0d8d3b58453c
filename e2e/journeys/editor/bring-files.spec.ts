import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { save } from '#e2e/support/editor/drawing-page.ts';
import { FIRST_PAGE_MS, openFile } from '#e2e/support/editor/editor-page.ts';
import { test } from '#e2e/support/editor/editor-test.ts';
import { expect } from '#e2e/support/site.ts';
import { root } from '#tools/commands/project.mjs';

const leaf = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#0a7a4b" d="M10 90C10 40 40 10 90 10C90 60 60 90 10 90z"/>${inside}</svg>`;

const box = (page: Page, name: string) => page.getByRole('group', { name });

async function choose(page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await box(page, name).getByText('고르기').click();
  await (await chooser).setFiles(file);
}
const svg = (text: string) => ({ name: 'icon.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();

/** What stands in an address that the site beside has. */
const served = (page: Page, address: string) => page.evaluate(async (to) => (await fetch(to)).text(), address);

test(
  'an icon is dropped in, seen in every size and in the site, taken back, and saved with all its files',
  { tag: '@desktop' },
  async ({ page, editor }) => {
    const before = await editor.files();
    await openFile(page, '아이콘과 로고');
    const icon = box(page, '아이콘 넣기');
    await expect(icon).toContainText('지금 쓰는 아이콘입니다.');

    await choose(page, '아이콘 넣기', svg(leaf('<script>alert(1)</script>')));
    await expect(icon.getByRole('alert')).toContainText('스크립트와 외부 연결이 없는 SVG');
    await expect(page.getByRole('button', { name: '바뀐 내용 없음' })).toBeDisabled();

    await choose(page, '아이콘 넣기', svg(leaf()));
    await expect(icon).toContainText('새 아이콘입니다.', { timeout: FIRST_PAGE_MS });
    await expect(icon.getByRole('alert')).toBeEmpty();
    const drawn = icon.locator('img');
    await expect(drawn).toHaveCount(5);
    const widths = drawn.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ naturalWidth }) => naturalWidth > 0),
    );
    expect(await widths).toEqual([true, true, true, true, true]);
    await expect.poll(() => served(page, '/favicon.svg'), { timeout: FIRST_PAGE_MS }).toContain('#0a7a4b');
    for (const width of [1440, 820]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect([width, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }

    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(icon).toContainText('지금 쓰는 아이콘입니다.');
    await expect.poll(() => served(page, '/favicon.svg'), { timeout: FIRST_PAGE_MS }).not.toContain('#0a7a4b');
    expect(changed(before, await editor.files())).toEqual([]);
    await page.getByRole('button', { name: '다시 하기' }).click();
    await expect(page.getByRole('button', { name: '바뀐 내용 1건 저장' })).toBeEnabled();
    await save(page);
    const files = changed(before, await editor.files());
    expect(files).toContain('icons/favicon.ico');
    expect(files.filter((file) => !/^(icons|splash)\//.test(file))).toEqual([]);
    await expect(icon).toContainText('지금 쓰는 아이콘입니다.');
  },
);

const film = (source: string) =>
  `{ title: '영상', description: '단지를 보여 줍니다.', source: ${source}, poster: { name: 'hero', alt: '단지' }, smallPoster: { name: 'hero-portrait', alt: '' } }`;
const VIDEOS = `import type { Videos } from '#site/schema/videos.ts';

export const videos: Videos | null = {
  brandFilm: ${film("{ youtube: 'dQw4w9WgXcQ' }")},
  tabs: [{ id: 1, label: '영상', video: ${film("{ youtube: 'dQw4w9WgXcQ' }")} }],
};
`;
const ANNOUNCEMENT = `import type { Announcement } from '#site/schema/announcement.ts';

export const announcement: Announcement | null = {
  title: '입주자모집공고',
  lead: '공고문입니다.',
  picture: { name: 'hero', alt: '단지' },
  summary: [{ label: '공고일', value: '2027년 3월 5일(금)' }],
  sections: [],
  notice: '공고문을 확인해 주세요.',
  pdf: { example: ['통장에 넣어 둘 돈'] },
};
`;

test.describe('with films and a notice', () => {
  test.use({ added: { videos: VIDEOS, announcement: ANNOUNCEMENT } });

  test(
    'a film and the approved notice are dropped in, looked at and saved, each with the line that names it',
    { tag: '@desktop' },
    async ({ page, editor }) => {
      await openFile(page, '영상');
      const source = box(page, '영상 위치 넣기').first();
      await expect(source).toBeVisible();
      const chooser = page.waitForEvent('filechooser');
      await source.getByText('영상 고르기').click();
      const large = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(1_500_001) };
      await (await chooser).setFiles(large);
      await expect(source.getByRole('alert')).toContainText('1.5MB보다 큽니다. 제작사에');
      const again = page.waitForEvent('filechooser');
      await source.getByText('영상 고르기').click();
      const bytes = await fs.readFile(path.join(root, 'src/content/films/brand.mp4'));
      await (await again).setFiles({ ...large, buffer: bytes });
      await expect(source).toContainText('영상이 바뀌었으니', { timeout: FIRST_PAGE_MS });
      const seconds = () => source.locator('video').evaluate((player: HTMLVideoElement) => player.duration);
      await expect.poll(seconds, { timeout: FIRST_PAGE_MS }).toBeGreaterThan(1);

      await openFile(page, '입주자모집공고');
      const notice = { name: 'notice.pdf', mimeType: 'application/pdf' };
      await choose(page, '공고문 파일 넣기', { ...notice, buffer: Buffer.from('no notice') });
      await expect(box(page, '공고문 파일 넣기').getByRole('alert')).toContainText('승인받은 공고문 PDF를');
      const pdf = await fs.readFile(path.join(root, 'src/content/files/announcement.pdf'));
      await choose(page, '공고문 파일 넣기', { ...notice, buffer: pdf });
      await expect(box(page, '공고문 파일 넣기')).toContainText('넣으신 공고문 열어 보기', { timeout: FIRST_PAGE_MS });

      await save(page);
      const files = await editor.files();
      expect(files.get('films/film-1.mp4')).toBe(bytes.toString('hex'));
      expect(files.get('files/announcement.pdf')).toBe(pdf.toString('hex'));
      expect(await editor.source('videos')).toContain("source: { file: 'film-1' }");
      expect(await editor.source('announcement')).toMatch(/approved: '[0-9a-f]{64}'/);
    },
  );
});
