import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { contentPlugin } from '#tools/content/content-plugin.ts';
import { contentSource } from '#tools/content/content-source.ts';
import { mapsPlugin } from '#tools/maps/maps.ts';
import { plansPlugin } from '#tools/plans/plans.ts';

let place = '';
let folder = '';
let server: ViteDevServer;
/** What the browser was told since the last look. */
let told: { type: string; message?: string }[] = [];

beforeAll(async () => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'content-plugin-'));
  folder = path.join(place, 'site');
  fs.cpSync(path.join(root, 'tests/fixtures/second-site'), folder, { recursive: true });
  const source = contentSource(folder);
  server = await createServer({
    root: place,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin(source), mapsPlugin(source), plansPlugin(source)],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const send = server.ws.send.bind(server.ws);
  server.ws.send = (...args: unknown[]) => {
    const [payload] = args as [{ type: string; err?: { message: string } }];
    told.push({ type: payload.type, ...(payload.err ? { message: payload.err.message } : {}) });
    return Reflect.apply(send, undefined, args) as void;
  };
}, 60_000);

afterAll(async () => {
  await server.close();
  fs.rmSync(place, { recursive: true, force: true });
});

const file = (name: string) => path.join(folder, name);
const untilTold = async (type: string): Promise<void> => {
  await expect.poll(() => told.map((payload) => payload.type), { timeout: 20_000 }).toContain(type);
};
/** A page that the browser asks for, as it does again with every reload. */
const load = (id = '\0content:facts') =>
  server.transformRequest(id).then(
    (result) => result?.code ?? '',
    (error: unknown) => (error as Error).message,
  );

test(
  'what is wrong stays in the browser through reloads, and goes when it is mended',
  { timeout: 90_000 },
  async () => {
    expect(await load()).toContain('051-000-0000');
    const right = fs.readFileSync(file('facts.ts'), 'utf8');
    told = [];
    fs.writeFileSync(file('facts.ts'), right.replace("'051-000-0000'", "'전화 주세요'"));
    await untilTold('error');
    expect(told.find(({ type }) => type === 'error')?.message).toMatch(/facts\.ts: phone: write digits with hyphens/);
    for (let reload = 0; reload < 2; reload += 1)
      expect(await load()).toMatch(/facts\.ts: phone: write digits with hyphens/);
    told = [];
    fs.writeFileSync(file('facts.ts'), right.replace('051-000-0000', '051-111-2222'));
    await untilTold('full-reload');
    expect(await load()).toContain('051-111-2222');
  },
);

test('a missing picture is told the same way, and is there again without a restart', { timeout: 90_000 }, async () => {
  const away = path.join(place, 'hero');
  told = [];
  fs.renameSync(file('images/hero'), away);
  await untilTold('error');
  expect(await load()).toMatch(/home\.ts: picture 'hero': there is no folder images\/hero/);
  told = [];
  fs.cpSync(away, file('images/hero'), { recursive: true });
  await untilTold('full-reload');
  expect(await load()).not.toMatch(/picture 'hero'/);
});

test.each([
  ['plans.ts', '\0virtual:plan-rooms', '파우더룸', '화장방'],
  ['maps.ts', '\0virtual:maps', '재송역', '동해역'],
  ['units.ts', '\0virtual:viewed-units', '네 칸 일자형', '네 칸 나란한형'],
])('a change in %s reaches what is made of it, without a restart', { timeout: 90_000 }, async (name, id, from, to) => {
  const before = await load(id);
  expect(before).toContain(from);
  expect(before).not.toContain(to);
  told = [];
  fs.writeFileSync(file(name), fs.readFileSync(file(name), 'utf8').replaceAll(from, to));
  await untilTold('full-reload');
  expect(await load(id)).toContain(to);
});
