import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { build, preview } from 'vite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildFolderPlugin } from '#tools/bundle/build-folder.ts';

let root = '';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'build-folder-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.mkdirSync(path.join(root, 'dist'));
  fs.writeFileSync(path.join(root, 'entry.js'), 'console.log(1);');
  hold('first');
});

/** Puts a development's build into the folder. */
const hold = (site: string) => {
  fs.writeFileSync(path.join(root, 'dist/index.html'), `the page of ${site}`);
  fs.writeFileSync(path.join(root, 'dist/build.json'), JSON.stringify({ site }));
};

const options = (site: string) => ({
  root,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [buildFolderPlugin(root, site)],
});

async function serve(site: string): Promise<string> {
  const server = await preview({ ...options(site), preview: { host: '127.0.0.1', port: 0 } });
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;
}

const buildAs = (site: string) =>
  build({ ...options(site), build: { emptyOutDir: false, rolldownOptions: { input: path.join(root, 'entry.js') } } });

test('a server serves its own development’s build', async () => {
  expect(await (await fetch(await serve('first'))).text()).toContain('the page of first');
});

test('a server refuses another development’s build', async () => {
  await expect(serve('second')).rejects.toThrow(
    "dist/ holds the build of 'first', and this server is that of 'second'",
  );
});

test('a server whose build was replaced by another development’s shows none of it', async () => {
  const url = await serve('first');
  hold('second');
  const response = await fetch(url);
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).toContain("holds the build of 'second'");
  expect(text).not.toContain('the page of');
});

test('a build does not take the place of what another development’s server serves', async () => {
  await serve('first');
  await expect(buildAs('second')).rejects.toThrow(/dist\/ is served as 'first' by a running server/);
  await expect(buildAs('first')).resolves.toBeDefined();
});

test('a server that ended holds nobody up', async () => {
  const ended = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => ended.once('exit', resolve));
  const [register] = [path.join(root, '.cache/servers', Buffer.from('dist').toString('hex'))];
  fs.mkdirSync(register, { recursive: true });
  fs.writeFileSync(path.join(register, String(ended.pid)), 'first');
  await expect(buildAs('second')).resolves.toBeDefined();
});
