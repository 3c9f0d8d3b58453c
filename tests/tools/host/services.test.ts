import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readServices } from '#tools/host/services.ts';

const FORM = 'https://forms.example.com/f/visit';
const firebase = (project: string) =>
  `VITE_FIREBASE_API_KEY=k\nVITE_FIREBASE_AUTH_DOMAIN=${project}.firebaseapp.com\nVITE_FIREBASE_PROJECT_ID=${project}\nVITE_FIREBASE_APP_ID=a\n`;

let root = '';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'services-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.mkdirSync(path.join(root, 'src/content'), { recursive: true });
  fs.mkdirSync(path.join(root, 'sites/template'), { recursive: true });
});

const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
const addSite = (name: string, env?: string) => {
  fs.mkdirSync(path.join(root, 'sites', name), { recursive: true });
  if (env !== undefined) write(`sites/${name}/.env.local`, env);
};

const first = () => readServices(root, 'production', { folder: path.join(root, 'src/content'), slug: 'first' });
const site = (name: string) => readServices(root, 'production', { folder: path.join(root, 'sites', name), slug: name });

describe('the services of the only development', () => {
  test('need no name', () => {
    write('.env.local', `VITE_FORM_VISIT=${FORM}\n${firebase('p')}`);
    expect(first()).toMatchObject({ environment: { formEndpoints: { visit: FORM } }, hostingSite: null });
    expect(first().missing).toContain('VITE_FORM_INTEREST');
  });

  test('are refused when they name another', () => {
    write('.env.local', `SITE=other\nVITE_FORM_VISIT=${FORM}\n`);
    expect(first).toThrow(/SITE: these services are those of 'other', and what is built is 'first'/);
  });

  test('with what only the shell may say in their file are refused, each by its name', () => {
    write('.env.local', 'CONTENT=sites/b\nPORT=4180\n');
    expect(first).toThrow(/CONTENT: it stands in \.env\.local, where it is not read/);
    expect(first).toThrow(/PORT: it stands in \.env\.local/);
  });
});

describe('the services of one of several developments', () => {
  test.each([
    ['a form', `VITE_FORM_VISIT=${FORM}\n`],
    ['a project', firebase('p')],
  ])('with %s must say whose they are', (_what, env) => {
    write('.env.local', env);
    addSite('second');
    expect(first).toThrow(/SITE: missing; there are several developments: write SITE=first/);
    expect(() => site('second')).toThrow(/SITE: missing.*sites\/second\/\.env\.local/);
    write('.env.local', `SITE=first\n${env}`);
    expect(() => first()).not.toThrow();
  });

  test('are refused by the other ones, which may have none', () => {
    write('.env.local', `SITE=first\nVITE_FORM_VISIT=${FORM}\n${firebase('p')}`);
    addSite('second');
    expect(() => site('second')).toThrow(/SITE: these services are those of 'first'.*sites\/second\/\.env\.local/);
    addSite('second', '');
    expect(site('second').environment).toMatchObject({
      formEndpoints: { visit: '/local/forms/visit' },
      firebase: null,
    });
  });

  test('stand beside its content, and the embedded ones need no name', () => {
    addSite('second', `VITE_FORM_VISIT=${FORM}\n`);
    expect(site('second').environment.formEndpoints.visit).toBe(FORM);
    expect(first().environment.formEndpoints.visit).toBe('/local/forms/visit');
  });

  test.each(['RESERVATION', 'INTEREST', 'VISIT', 'CUSTOMER'])('may not share the form %s', (form) => {
    write('.env.local', `SITE=first\nVITE_FORM_VISIT=${FORM}\n`);
    addSite('second', `VITE_FORM_${form}=${FORM}\n`);
    expect(() => site('second')).toThrow(
      new RegExp(`VITE_FORM_${form}: ${FORM} is another development's \\(\\.env\\.local\\)`),
    );
    expect(first).toThrow(/VITE_FORM_VISIT: .* is another development's \(sites\/second\/\.env\.local\)/);
  });

  test('may share a project only with a Hosting site for each', () => {
    write('.env.local', `SITE=first\n${firebase('p')}`);
    addSite('second', firebase('p'));
    expect(() => site('second')).toThrow(/VITE_FIREBASE_PROJECT_ID: p is another development's too \(\.env\.local\)/);
    addSite('second', `${firebase('p')}HOSTING_SITE=a\n`);
    expect(() => site('second')).toThrow(/VITE_FIREBASE_PROJECT_ID/);
    write('.env.local', `SITE=first\n${firebase('p')}HOSTING_SITE=a\n`);
    expect(() => site('second')).toThrow(/HOSTING_SITE: a is another development's too/);
    addSite('second', `${firebase('p')}HOSTING_SITE=b\n`);
    expect(site('second').hostingSite).toBe('b');
    expect(first().hostingSite).toBe('a');
  });

  test('are compared with those of every other development', () => {
    addSite('second', `VITE_FORM_VISIT=${FORM}\n`);
    addSite('third', `VITE_FORM_VISIT=${FORM}\n`);
    expect(() => site('third')).toThrow(/sites\/second\/\.env\.local/);
  });
});
