import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readBody } from '#local/http.ts';
import { createLocalServices } from '#local/services.ts';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { root } from '#tools/commands/project.mjs';
import { loadContent } from '#tools/content/content.ts';

/** What never belongs to a clone. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', '.local', 'test-results']);

/** A clone of the project, with the packages of this one, whose development has facts of its own. */
export async function cloneProject(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'clone-'));
  const isOfClone = (file: string) => {
    const name = path.relative(root, file);
    return !LEFT_OUT.has(name) && !/^\.env|^firebase\.deploy\.|site\.env\.local$/.test(name);
  };
  await fs.cp(root, folder, { recursive: true, filter: isOfClone });
  await fs.symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const content = path.join(folder, 'tests/fixtures/second-site');
  const { facts } = await loadContent(content);
  for (const name of (await fs.readdir(content)).filter((file) => file.endsWith('.ts'))) {
    const file = path.join(content, name);
    const text = await fs.readFile(file, 'utf8');
    await fs.writeFile(
      file,
      text.replaceAll(facts.phone, '051-741-0000').replaceAll(/\bexample\.org/g, 'neoulgyeol.kr'),
    );
  }
  return folder;
}

/** In place of npx: what is given to Firebase's tools goes to the played project. */
const PLAYED_NPX = `#!/usr/bin/env node
const fs = require('node:fs');
const args = process.argv.slice(2);
const { firestore, hosting } = JSON.parse(fs.readFileSync(args[args.indexOf('--config') + 1], 'utf8'));
const parts = args[args.indexOf('--only') + 1].split(',');
const sent = {
  parts,
  rules: parts.includes('firestore') ? fs.readFileSync(firestore.rules, 'utf8') : null,
  site: parts.includes('hosting') ? fs.readdirSync(hosting.public) : null,
};
fetch(process.env.PLAYED_PROJECT, { method: 'POST', body: JSON.stringify(sent) }).then(
  ({ ok }) => process.exit(ok ? 0 : 1),
);
`;

/** How often an index that is being made is asked for in vain. */
const INDEX_TAKES = 2;

const refusal = (code: number, status: string, message: string) =>
  JSON.stringify([{ error: { code, message, status } }]);

export interface NewProject {
  /** What happened to it, in order. */
  events: string[];
  /** Runs the deploy command of a clone. */
  deploy: (clone: string, ...options: string[]) => Promise<{ code: number; output: string }>;
  close: () => Promise<void>;
}

/**
 * A Firebase project as the console makes it: its database refuses everything until rules are sent, then its index is
 * being made for a while, then it answers as the embedded one does.
 */
export async function startNewProject(): Promise<NewProject> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'project-'));
  const events: string[] = [];
  const projectId = 'demo-first';
  const database = { dataDirectory: path.join(folder, 'data'), siteId: '', articles: [], siteName: '', projectId };
  let services: ReturnType<typeof createLocalServices> | null = null;
  let isMade = 0;
  const handle = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<unknown> => {
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.url === '/sent') {
      const body = await readBody(request, 1e6);
      const sent = JSON.parse(body.kind === 'complete' ? body.bytes.toString() : '{}') as {
        parts: string[];
        rules: string | null;
        site: string[] | null;
      };
      events.push(`sent ${sent.parts.join(',')}${sent.site?.includes('index.html') ? ' with a site' : ''}`);
      if (sent.rules) services = createLocalServices({ ...database, rules: sent.rules });
      return answer(200, '{}');
    }
    if (!services) {
      events.push('refused');
      return answer(403, refusal(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.'));
    }
    isMade += 1;
    if (isMade <= INDEX_TAKES) {
      events.push('no index');
      return answer(400, refusal(400, 'FAILED_PRECONDITION', 'The query requires an index that is being built.'));
    }
    events.push('read');
    return services.handler(request, response, () => answer(404, '{}'));
  };
  const server = http.createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fs.writeFile(path.join(folder, 'npx'), PLAYED_NPX, { mode: 0o755 });
  const variables = {
    ...Object.fromEntries(FORM_KEYS.map((form) => [`VITE_FORM_${form.toUpperCase()}`, `https://forms.test/${form}`])),
    VITE_FIREBASE_API_KEY: 'k',
    VITE_FIREBASE_AUTH_DOMAIN: 'd.example.com',
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_APP_ID: 'a',
    CONTENT: 'tests/fixtures/second-site',
    SITE: '너울결파크',
    FIRESTORE_EMULATOR_HOST: host,
    PLAYED_PROJECT: `http://${host}/sent`,
    // Firebase's tools are not asked for the network's sake either: they are played.
    HTTPS_PROXY: 'http://127.0.0.1:9',
    PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`,
  };
  return {
    events,
    deploy: (clone, ...options) =>
      new Promise((resolve) => {
        const env = { ...process.env, ...variables, NODE_ENV: 'production' };
        execFile(
          process.execPath,
          ['tools/deploy.mjs', ...options],
          { cwd: clone, env, maxBuffer: 1e8 },
          (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: stdout + stderr }),
        );
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
