import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';

interface LockEntry {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(root, name), 'utf8'));
const manifest = read('package.json') as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const { packages } = read('package-lock.json') as { packages: Record<string, LockEntry> };
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

/** The folders in which Node looks for what a package imports, nearest first. */
function searchPlaces(place: string, name: string): string[] {
  const own = `${place && `${place}/`}node_modules/${name}`;
  if (place === '') return [own];
  return [own, ...searchPlaces(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name)];
}

test('every dependency is wanted in one exact version', () => {
  const loose = Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

test('the lock file holds the versions of package.json', () => {
  const other = Object.entries(wanted).filter(
    ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
  );
  expect(other).toEqual([]);
});

test('every optional dependency has an entry, so that npm ci works on each platform', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !searchPlaces(place, name).some((candidate) => candidate in packages))
      .map((name) => `${name}, wanted by ${place}`),
  );
  expect(missing).toEqual([]);
});

test('no entry names a registry host', () => {
  const hosts = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'));
  expect(hosts.map(([place]) => place)).toEqual([]);
});
