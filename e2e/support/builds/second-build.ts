import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '#tools/commands/project.mjs';

const temporaryFolder = () => fs.mkdtemp(path.join(os.tmpdir(), 'build-'));

/** Builds the site into a folder of its own; unless it is a given one, delete it afterwards. */
export async function buildSite(env: Record<string, string>, folder?: string): Promise<string> {
  const dist = folder ?? (await temporaryFolder());
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', dist, '--emptyOutDir'], {
    cwd: root,
    // Reading a content folder leaves `development` behind in this process.
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return dist;
}

/** The default content with one sentence changed, as an owner changes it between two deploys. */
export async function changedContent(file: string, from: string, to: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'content-'));
  await fs.cp(path.join(root, 'src/content'), folder, { recursive: true });
  const name = path.join(folder, file);
  const text = await fs.readFile(name, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has lost "${from}"`);
  await fs.writeFile(name, text.replaceAll(from, to));
  return folder;
}
