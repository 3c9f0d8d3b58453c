import net from 'node:net';
import { expect, test } from 'vitest';
import { describeSite } from '#tools/commands/serve/announce.mjs';
import { isInstalled } from '#tools/commands/install.mjs';
import { fitsEngines } from '#tools/commands/node-version.mjs';
import { readLeads, readOptions, withDefault } from '#tools/commands/options.mjs';
import { readPort, requireFreePort } from '#tools/commands/serve/port.mjs';

const ENGINES = '^20.19.0 || ^22.12.0 || >=24.0.0';

test.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '26.10.0'])('Node %s is new enough', (version) => {
  expect(fitsEngines(version, ENGINES)).toBe(true);
});

test.each(['16.20.0', '18.20.8', '20.18.3', '21.7.0', '22.11.0', '23.9.0'])('Node %s is not supported', (version) => {
  expect(fitsEngines(version, ENGINES)).toBe(false);
});

test('PORT is 4173 unless it is a port number', () => {
  expect(readPort(undefined)).toBe(4173);
  expect(readPort('')).toBe(4173);
  expect(readPort('8080')).toBe(8080);
});

test.each(['0', '65536', '80a', '-1', '1e3', ' '])('PORT=%s is refused with an example', (value) => {
  expect(() => readPort(value)).toThrow(`PORT=${value} is not a port`);
});

test('a taken port is named, with a way to choose another', async () => {
  const server = net.createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port));
  });
  await expect(requireFreePort(port)).rejects.toThrow(new RegExp(`Port ${port} is taken.*-- --port`));
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort(port)).resolves.toBeUndefined();
});

const locked = {
  '': {},
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/for-windows': { version: '1.0.0', integrity: 'y', optional: true },
};

test('packages count as installed when npm recorded exactly the locked ones', () => {
  expect(isInstalled(locked, { 'node_modules/a': { version: '1.0.0', integrity: 'x' } })).toBe(true);
});

test.each([
  ['nothing is installed', null],
  ['a package is missing', {}],
  ['a version differs', { 'node_modules/a': { version: '0.9.0', integrity: 'x' } }],
  [
    'a package is left over',
    { 'node_modules/a': { version: '1.0.0', integrity: 'x' }, 'node_modules/old': { version: '1.0.0' } },
  ],
])('packages are installed again when %s', (_reason, installed) => {
  expect(isInstalled(locked, installed)).toBe(false);
});

const accounts = {
  administrator: { email: 'admin@example.com', password: 'secret' },
  staff: { email: 'staff@example.com', password: 'other' },
};
const origin = 'http://localhost:4173';

test('a start says where the site and the inbox are, and who can sign in', () => {
  expect(describeSite(origin, { formEndpoints: { visit: '/local/forms/visit' }, firebase: null }, accounts)).toEqual([
    'Site: http://localhost:4173/',
    'Inbox: http://localhost:4173/local/inbox',
    'Administrator: admin@example.com',
    '비밀번호: secret',
    'Staff, who only works leads: staff@example.com',
    '비밀번호: other',
  ]);
});

test('hosted services are named instead of lines that would not apply', () => {
  const services = {
    formEndpoints: { visit: 'https://forms.example.com/f/a', interest: 'https://forms.example.com/f/b' },
    firebase: { projectId: 'live' },
  };
  const lines = describeSite(origin, services, accounts);
  expect(lines).toEqual([
    'Site: http://localhost:4173/',
    'Sent to the hosted form service: visit, interest',
    'Press and sign-in: hosted Firebase project live',
  ]);
});

test('the inbox stays named while one form is still embedded', () => {
  const formEndpoints = { visit: 'https://forms.example.com/f/a', interest: '/local/forms/interest' };
  const lines = describeSite(origin, { formEndpoints, firebase: null }, accounts);
  expect(lines).toContain('Inbox: http://localhost:4173/local/inbox');
  expect(lines).toContain('Sent to the hosted form service: visit');
});

test('an option that stands alone takes its default, wherever it stands', () => {
  const local = (...args: string[]) => withDefault(args, '--local', 'http://localhost:4173');
  expect(local('--local')).toEqual(['--local', 'http://localhost:4173']);
  expect(local('--local', '--sign-in')).toEqual(['--local', 'http://localhost:4173', '--sign-in']);
  expect(local('--local', 'http://localhost:4180')).toEqual(['--local', 'http://localhost:4180']);
  expect(local('--sign-in')).toEqual(['--sign-in']);
});

test('a start says where the leads are worked, and how many examples there are', () => {
  const services = { formEndpoints: { visit: '/local/forms/visit' }, firebase: null };
  const lines = describeSite(origin, services, accounts, { site: 'sky', leads: 200 });
  expect(lines).toContain('Leads desk: http://localhost:4173/sky/desk');
  expect(lines).toContainEqual(expect.stringContaining('Example leads: 200'));
  const hosted = { formEndpoints: { visit: 'https://forms.example.com/f/a' }, firebase: null };
  expect(describeSite(origin, hosted, accounts, { site: 'sky' }).join()).not.toContain('desk');
});

test.each(['0', '10001', '-5', '2e2', 'many', ''])('--leads %s is refused with an example', (value) => {
  expect(() => readLeads(value)).toThrow(`--leads ${value}: write how many`);
});

test('an option that a command does not have is refused by name, with those that it has', () => {
  expect(readLeads(undefined)).toBe(0);
  expect(readLeads('200')).toBe(200);
  const options = { leads: { type: 'string' } } as const;
  expect(() => readOptions({ options, args: ['--lead', '2'] }, 'Usage: --leads')).toThrow(
    /'--lead'[\s\S]*Usage: --leads/,
  );
});
