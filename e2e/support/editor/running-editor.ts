import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '#tools/commands/project.mjs';

/** An editor of a development of its own, as its command starts it. */
export interface RunningEditor {
  /** With the token. */
  address: () => string;
  /** What stands in one of its content files. */
  source: (name: string) => Promise<string>;
  /** Every file of the development, with what stands in it. */
  files: () => Promise<Map<string, string>>;
  /** Somebody changes a content file elsewhere. */
  replace: (name: string, from: string, to: string) => Promise<void>;
  /** Somebody puts a file into the development. */
  put: (file: string, text: string) => Promise<void>;
  /** Makes its development a copy of the second site again. @param added content files that this has not, by name */
  renew: (added: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends it; its development stays. */
  stop: () => Promise<void>;
  /** Starts it again at the same port. @returns its address, which is another */
  start: () => Promise<string>;
  close: () => Promise<void>;
}

/** Starts `npm run editor`. */
async function startCommand(folder: string, port: number, data: string) {
  const command = spawn(process.execPath, [path.join(root, 'tools/editor.mjs'), '--port', String(port)], {
    cwd: root,
    // The process of these tests serves builds, which makes it one of production.
    env: { ...process.env, NODE_ENV: 'development', CONTENT: folder, LOCAL_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer) => {
      said += text.toString();
      const found = /http:\/\/localhost:\d+\/editor\/\S+/.exec(said)?.[0];
      if (found) resolve(found);
    };
    command.stdout.on('data', hear);
    command.stderr.on('data', hear);
    command.once('exit', () => reject(new Error(`the editor did not start:\n${said}`)));
  });
  const end = async (): Promise<void> => {
    if (command.exitCode !== null || command.signalCode !== null) return;
    const ended = new Promise((resolve) => void command.once('exit', resolve));
    command.kill();
    await ended;
  };
  return { address, end };
}

const SITE = path.join(root, 'tests/fixtures/second-site');

/** Every file under a folder, with what stands in it. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = names.map(async (name) => [path.relative(folder, name), await fs.readFile(name, 'hex')] as const);
  return new Map(await Promise.all(contents));
}

/** Starts `npm run editor` for a copy of the second site. */
export async function startEditor(): Promise<RunningEditor> {
  const place = await fs.mkdtemp(path.join(os.tmpdir(), 'editor-'));
  const folder = path.join(place, 'site');
  await fs.cp(SITE, folder, { recursive: true });
  const first = await filesIn(folder);
  const port = 20_000 + Math.floor(Math.random() * 30_000);
  const command = () => startCommand(folder, port, path.join(place, 'data'));
  let { address, end } = await command();
  const fileOf = (name: string) => path.join(folder, `${name}.ts`);
  const source = (name: string) => fs.readFile(fileOf(name), 'utf8');
  return {
    address: () => address,
    source,
    files: () => filesIn(folder),
    replace: async (name, from, to) => fs.writeFile(fileOf(name), (await source(name)).replace(from, to)),
    put: (file, text) => fs.writeFile(path.join(folder, file), text),
    renew: async (added) => {
      const now = await filesIn(folder);
      for (const name of now.keys()) if (!first.has(name)) await fs.rm(path.join(folder, name));
      for (const [name, hex] of first)
        // One is always written: what the site shows of unsaved work is over once a file changes.
        if (now.get(name) !== hex || name === 'facts.ts') await fs.writeFile(path.join(folder, name), hex, 'hex');
      for (const [name, text] of Object.entries(added)) await fs.writeFile(fileOf(name), text);
    },
    stop: () => end(),
    start: async () => {
      ({ address, end } = await command());
      return address;
    },
    close: async () => {
      await end();
      await fs.rm(place, { recursive: true, force: true });
    },
  };
}
