import { filmFiles } from '#site/film-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, isPhone, test, untilPainted, untilReady, type Page } from '#e2e/support/site.ts';

const { videos } = await loadContent(contentFolder());
const films = (videos ? [videos.brandFilm, ...videos.tabs.map(({ video }) => video)] : []).map(({ source }) =>
  'file' in source ? filmFiles(source.file) : [],
);

const playing = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => ({
    file: film.currentSrc.replace(/.*\//, ''),
    seconds: film.currentTime,
    isMuted: film.muted,
    shape: film.videoWidth / film.videoHeight,
  }));

test('the brand film plays by itself, without sound, in the crop of the layout', async ({ page }) => {
  await page.goto('/Brand/video');
  const files = films[0] ?? [];
  await expect.poll(async () => (await playing(page)).seconds, { timeout: 20_000 }).toBeGreaterThan(0);
  const { file, isMuted, shape } = await playing(page);
  expect(isMuted).toBe(true);
  // The first that this browser plays, of those for the layout.
  const inLayout = files.filter(({ file: name }) => name.includes('-small') === isPhone(page));
  expect(inLayout.map((each) => each.file)).toContain(file);
  // Wide files are 16:9, of which the player shows a band, or as wide as the player.
  const shapes = isPhone(page) ? [4 / 3] : [16 / 9, 1300 / 500];
  expect(Math.min(...shapes.map((known) => Math.abs(shape - known)))).toBeLessThan(0.05);
  const box = (await page.locator('video').boundingBox())!;
  expect([Math.round(box.width), Math.round(box.height)]).toEqual(isPhone(page) ? [390, 293] : [1300, 500]);
});

test('who wants no motion sees the first picture, and may start the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/Brand/video');
  await untilReady(page);
  await expect(page.getByRole('img', { name: /홍보영상의 한 장면/ })).toBeVisible();
  expect((await playing(page)).seconds).toBe(0);
  const play = page.getByRole('link', { name: `${videos?.brandFilm.title} 재생` });
  await play.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await playing(page)).seconds, { timeout: 20_000 }).toBeGreaterThan(0);
  // The player's own controls have taken its place, and the focus is theirs.
  await expect(play).toHaveCount(0);
  await expect(page.locator('video')).toBeFocused();
  await expect(page.locator('video')).toHaveJSProperty('controls', true);
});

test('before any script has come the play button opens the film itself', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/Brand/video');
  const film = await page.getByRole('link', { name: `${videos?.brandFilm.title} 재생` }).getAttribute('href');
  expect(films[0]?.map(({ file }) => `/films/${file}`)).toContain(film);
  await context.close();
});

test('a film that is chosen plays; one that cannot be had says so and can be asked for again', async ({ page }) => {
  await page.route('**/films/**', (route) => route.abort());
  await page.goto('/FloorPlan/videos');
  await untilReady(page);
  await page.getByRole('tab', { name: '59타입 영상' }).click();
  await expect(page.getByRole('status').filter({ hasText: '영상을 불러오지 못했습니다' })).toBeVisible();
  await page.unroute('**/films/**');
  await page.getByRole('button', { name: '영상 다시 불러오기' }).click();
  await expect.poll(async () => (await playing(page)).seconds, { timeout: 20_000 }).toBeGreaterThan(0);
});

test('every file of a film is served as film, also in parts', { tag: '@desktop' }, async ({ request }) => {
  const files = films.flat();
  expect(files.length).toBeGreaterThan(0);
  for (const { file } of files) {
    const response = await request.get(`/films/${file}`, { headers: { Range: 'bytes=4-11' } });
    expect(response.status(), file).toBe(206);
    expect(response.headers()['content-type'], file).toBe('video/mp4');
    expect(response.headers()['content-range'], file).toMatch(/^bytes 4-11\//);
    expect((await response.body()).toString('latin1', 0, 4), file).toBe('ftyp');
  }
});

test('a film stops at its end, and has its button again', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/Brand/video');
  await expect.poll(async () => (await playing(page)).seconds, { timeout: 20_000 }).toBeGreaterThan(0);
  const film = page.locator('video');
  // Whoever starts it again does so at the event, or soon after it.
  await film.evaluate(
    (video: HTMLVideoElement) =>
      new Promise((resolve) => {
        video.addEventListener('ended', resolve, { once: true });
        video.currentTime = video.duration - 0.3;
      }),
  );
  await untilPainted(page);
  await expect(film).toHaveJSProperty('ended', true);
  expect(await film.evaluate(({ currentTime, duration }: HTMLVideoElement) => duration - currentTime)).toBeLessThan(
    0.2,
  );
  await expect(film).toHaveJSProperty('paused', true);
  await page.getByRole('link', { name: `${videos?.brandFilm.title} 재생` }).click();
  await expect(film).toHaveJSProperty('paused', false);
});

test('the player is 400×300 or 1300×500, and never wider than the page', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/Brand/video');
  for (const [width, expected] of [
    [320, [320, 240]],
    [600, [400, 300]],
    [900, [400, 300]],
    [1040, [957, 368]],
    [1920, [1300, 500]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const size = async () => {
      const box = await page.locator('video').boundingBox();
      return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
    };
    await expect.poll(size, `at ${width} px`).toEqual(expected);
  }
});

test('of three films the first waits for a tap, and one that is chosen takes its place and plays', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/films/') && asked.push(request.url()));
  await page.goto('/FloorPlan/videos');
  await untilReady(page);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['입지환경 영상', '59타입 영상', '84타입 영상']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await untilCodeRuns(page);
  expect(asked).toEqual([]);
  for (const [name, file] of [
    ['84타입 영상', 'type-84'],
    ['입지환경 영상', 'location'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page.locator('video')).toHaveCount(1);
    await expect(page.locator('video')).toHaveAccessibleName(name);
    await expect.poll(async () => (await playing(page)).seconds, { timeout: 20_000 }).toBeGreaterThan(0);
    expect((await playing(page)).file).toContain(file);
  }
});
