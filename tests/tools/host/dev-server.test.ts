import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { root } from '#tests/support/source-files.ts';

it('the server for developing hands out no file of the embedded services, and lets no other site read', async () => {
  const folder = fs.mkdtempSync(path.join(root, '.local-test-'));
  const elsewhere = fs.mkdtempSync(path.join(root, '.cache-test-'));
  onTestFinished(() => [folder, elsewhere].forEach((place) => fs.rmSync(place, { recursive: true })));
  vi.stubEnv('LOCAL_DATA', path.basename(elsewhere));
  onTestFinished(() => void vi.unstubAllEnvs());
  fs.writeFileSync(path.join(folder, 'admin.json'), '{"password":"secret"}');
  const server = await createServer({
    root,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, strictPort: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const origin = `http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`;
  expect(fs.readFileSync(path.join(elsewhere, 'admin.json'), 'utf8')).toContain('"password"');
  for (const place of [folder, elsewhere])
    for (const address of [
      `/${path.basename(place)}/admin.json`,
      `/${path.basename(place)}/admin.json?raw`,
      `/${path.basename(place)}/admin.json?import`,
      `/@fs${place}/admin.json`,
    ]) {
      const answer = await fetch(origin + address, { headers: { origin: 'http://localhost:9' } });
      expect([address, await answer.text()]).toEqual([address, expect.not.stringContaining('password":')]);
      expect([address, answer.headers.get('access-control-allow-origin')]).toEqual([address, null]);
    }
}, 60_000);

it('git ignores every folder of leads and every file of addresses and keys that are only this computer’s', () => {
  const isIgnored = (file: string) =>
    spawnSync('git', ['check-ignore', '-q', '--no-index', file], { cwd: root }).status === 0;
  for (const file of [
    '.local/leads.jsonl',
    '.local-second/admin.json',
    '.env',
    '.env.local',
    'sites/a/site.env.local',
    'src/content/site.env.local',
    'firebase.deploy.a.json',
  ])
    expect([file, isIgnored(file)]).toEqual([file, true]);
  expect(isIgnored('sites/a/site.env')).toBe(false);
});
