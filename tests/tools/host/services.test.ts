import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { formVariable } from '#tools/host/environment.ts';
import { readServices } from '#tools/host/services.ts';

const FORM = 'https://forms.example.com/f/visit';
const FORMS = FORM_KEYS.map(formVariable);
const firebase = (project: string) =>
  `VITE_FIREBASE_API_KEY=k\nVITE_FIREBASE_AUTH_DOMAIN=${project}.firebaseapp.com\nVITE_FIREBASE_PROJECT_ID=${project}\nVITE_FIREBASE_APP_ID=a\n`;

let root = '';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'services-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  fs.mkdirSync(path.join(root, 'src/content'), { recursive: true });
  fs.mkdirSync(path.join(root, 'sites/template'), { recursive: true });
});

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const writeFirst = (services: string) => write('src/content/site.env', `SITE=first\n${services}`);
const writeSite = (name: string, services = '') => write(`sites/${name}/site.env`, `SITE=${name}\n${services}`);

const first = () => readServices(root, { folder: path.join(root, 'src/content'), slug: 'first' });
const site = (name: string) => readServices(root, { folder: path.join(root, 'sites', name), slug: name });

describe('the services of a development', () => {
  test('stand in its folder; what is only this computer’s wins, and the shell over both', () => {
    writeFirst(`VITE_FORM_VISIT=${FORM}\n${firebase('p')}`);
    expect(first()).toMatchObject({ environment: { formEndpoints: { visit: FORM } }, hostingSite: null });
    expect(first()).toMatchObject({ file: 'src/content/site.env' });
    expect(first().missing).toContain('VITE_FORM_INTEREST');
    write('src/content/site.env.local', `VITE_FORM_VISIT=${FORM}/2\n`);
    expect(first().environment.formEndpoints.visit).toBe(`${FORM}/2`);
    vi.stubEnv('VITE_FORM_VISIT', `${FORM}/3`);
    expect(first().environment.formEndpoints.visit).toBe(`${FORM}/3`);
  });

  test('are refused when they name another, in their file or in the shell', () => {
    write('src/content/site.env', `SITE=other\nVITE_FORM_VISIT=${FORM}\n`);
    expect(first).toThrow(
      "SITE: these services are those of 'other' (src/content/site.env), and what is built is 'first'",
    );
    writeFirst('');
    vi.stubEnv('SITE', 'other');
    expect(first).toThrow(/SITE: these services are those of 'other' \(SITE=\)/);
  });

  test('with what only the shell may say in their file are refused, each by its name', () => {
    writeFirst('CONTENT=sites/b\nPORT=4180\n');
    expect(first).toThrow(/CONTENT: it stands in src\/content\/site\.env, where it is not read/);
    expect(first).toThrow(/PORT: it stands in src\/content\/site\.env/);
  });

  test.each(['.env', '.env.local', '.env.production', '.env.production.local'])(
    'are looked for in no %s of the project',
    (file) => {
      write(file, 'EDITOR=vi\n');
      expect(first().environment.formEndpoints.visit).toBe('/local/forms/visit');
      write(file, `VITE_FORM_VISIT=${FORM}\n`);
      expect(first).toThrow(
        `${file}: nobody reads services there: move them to src/content/site.env.local, or to src/content/site.env`,
      );
    },
  );

  test('lie in a folder that is named as the development is', () => {
    write('sites/other/site.env', '');
    expect(() => readServices(root, { folder: path.join(root, 'sites/other'), slug: 'second' })).toThrow(
      "sites/other: its slug is 'second' (facts.ts): name the folder like it",
    );
  });
});

describe('the services of one of several developments', () => {
  test.each([
    ['a form', { VITE_FORM_VISIT: FORM }],
    [
      'an office',
      {
        OFFICE_MAIL_TO: 'office@example.com',
        ...Object.fromEntries(
          firebase('p')
            .trim()
            .split('\n')
            .map((line) => line.split('=')),
        ),
      },
    ],
    [
      'a project',
      Object.fromEntries(
        firebase('p')
          .trim()
          .split('\n')
          .map((line) => line.split('=')),
      ),
    ],
  ])('that the shell names, %s, must say whose they are', (_what, variables: Record<string, string>) => {
    writeFirst('');
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    expect(first).not.toThrow();
    writeSite('second');
    expect(first).toThrow(/SITE: missing; the shell names services .* write SITE=first before the command/);
    vi.stubEnv('SITE', 'first');
    expect(first).not.toThrow();
    expect(() => site('second')).toThrow(/SITE: these services are those of 'first'/);
  });

  test('are no other’s', () => {
    writeFirst('');
    writeSite('second', `VITE_FORM_VISIT=${FORM}\n`);
    expect(site('second').environment.formEndpoints.visit).toBe(FORM);
    expect(first().environment.formEndpoints.visit).toBe('/local/forms/visit');
  });

  test.each(FORMS.flatMap((own) => FORMS.map((other) => [own, other])))(
    'may not have as %s what is another’s %s',
    (own, other) => {
      writeFirst(`${own}=${FORM}\n`);
      write('sites/second/site.env.local', `${other}=${FORM}\n`);
      expect(first).toThrow(`${own}: ${FORM} is another development's (sites/second): make a form of its own`);
      expect(() => site('second')).toThrow(`${other}: ${FORM} is another development's (src/content)`);
    },
  );

  test.each([
    ['no Hosting site', '', '', /VITE_FIREBASE_PROJECT_ID: p is another/],
    ['one Hosting site', 'HOSTING_SITE=a\n', '', /VITE_FIREBASE_PROJECT_ID: p is another/],
    ['the other’s Hosting site', '', 'HOSTING_SITE=a\n', /VITE_FIREBASE_PROJECT_ID: p is another/],
    ['the same Hosting site', 'HOSTING_SITE=a\n', 'HOSTING_SITE=a\n', /HOSTING_SITE: a is another/],
  ])('may not share a project with %s', (_what, own, others, refusal) => {
    writeFirst(firebase('p') + own);
    writeSite('second', firebase('p') + others);
    expect(first).toThrow(refusal);
    expect(() => site('second')).toThrow(refusal);
  });

  test('may share a project with a Hosting site for each', () => {
    writeFirst(`${firebase('p')}HOSTING_SITE=a\n`);
    writeSite('second', `${firebase('p')}HOSTING_SITE=b\n`);
    expect([first().hostingSite, site('second').hostingSite]).toEqual(['a', 'b']);
  });

  test('may not share a Hosting site, whatever the projects: its name is the whole world’s', () => {
    writeFirst(`${firebase('p')}HOSTING_SITE=a\n`);
    writeSite('second', `${firebase('q')}HOSTING_SITE=a\n`);
    expect(first).toThrow(/HOSTING_SITE: a is another development's too \(sites\/second\)/);
  });

  test('may not share a form by another spelling of its address', () => {
    writeFirst(`VITE_FORM_VISIT=${FORM}\n`);
    writeSite('second', 'VITE_FORM_VISIT=https://FORMS.example.com/f/visit/\n');
    expect(first).toThrow(/VITE_FORM_VISIT: .* is another development's \(sites\/second\)/);
  });

  test('are compared with those of every other development', () => {
    writeSite('second', `VITE_FORM_VISIT=${FORM}\n`);
    writeSite('third', `VITE_FORM_VISIT=${FORM}\n`);
    expect(() => site('third')).toThrow(/\(sites\/second\)/);
  });
});
