import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digest, fromElsewhere, madeOf, stalePictures } from '#art/homes/sources.mjs';
import { homesOfTowers } from '#art/homes/towers.mjs';
import { complex } from '#content/complex.ts';
import { plans as content } from '#content/plans.ts';
import { root } from '#tests/support/source-files.ts';
import { exportPlan } from '#tools/plans/plan-export.ts';

const plans = Object.fromEntries(Object.entries(content).map(([unit, plan]) => [unit, exportPlan(plan)]));
const cameras = {
  'interior-59a-living': { unit: '59A', view: 'eye', room: 'living', stand: [0.2, 0.9] },
  'plan-3d-59a': { unit: '59A', view: 'above' },
  'interior-84a-living': { unit: '84A', view: 'eye', room: 'living', stand: [0.2, 0.9] },
  'plan-3d-114a': { unit: '114A', view: 'above' },
};
const palettes = { '59A': { wall: '#fff' }, '84A': { wall: '#eee' }, '114A': { like: '84A' } };
const towers = homesOfTowers(complex);
const sources = { cameras, palettes, plans, views: ['hero'], towers };
const names = Object.keys(cameras);
const rendered = Object.fromEntries(names.map((name) => [name, madeOf(name, sources)]));

/** The plans with one wall of a unit 100 mm longer to the east. */
function wallMoved(unit: string) {
  const moved = structuredClone(plans);
  const wall = moved[unit]?.extended.walls.partitions[0];
  if (!wall) throw new Error(`${unit} has no partition`);
  wall.x1 += 100;
  return moved;
}

test('a wall that moves by 100 mm names exactly the pictures of its unit', () => {
  expect(stalePictures(names, rendered, sources)).toEqual([]);
  expect(stalePictures(names, rendered, { ...sources, plans: wallMoved('59A') })).toEqual([
    'interior-59a-living: plan changed',
    'plan-3d-59a: plan changed',
  ]);
});

test('a window that grows by 100 mm names the pictures of the towers, and a wall within a home does not', () => {
  const shown = { ...rendered, hero: madeOf('hero', sources), strip: { ...madeOf('hero', sources), of: 'hero' } };
  const grown = structuredClone(plans);
  const window = grown['59A']?.extended.windows.find(({ isInner }) => !isInner);
  if (!window) throw new Error('59A has no window');
  window.head += 100;
  const delivered = ['hero', 'strip'];
  expect(stalePictures(delivered, shown, { ...sources, plans: grown })).toEqual([
    'hero: fronts changed',
    'strip: fronts changed',
  ]);
  expect(stalePictures(delivered, shown, { ...sources, plans: wallMoved('59A') })).toEqual([]);
});

test('an outer wall that moves by 100 mm names the pictures of the towers', () => {
  const moved = structuredClone(plans);
  const [wall] = moved['59A']?.extended.walls.outer ?? [];
  if (!wall) throw new Error('59A has no outer wall');
  wall.y0 -= 100;
  expect(stalePictures(['hero'], { hero: madeOf('hero', sources) }, { ...sources, plans: moved })).toEqual([
    'hero: fronts changed',
  ]);
});

test('homes that change places in a tower name its pictures', () => {
  const shown = { hero: madeOf('hero', sources) };
  const [name, homes] = Object.entries(towers)[0] ?? ['', []];
  const swapped = homes.toReversed();
  expect(swapped).not.toEqual(homes);
  expect(stalePictures(['hero'], shown, { ...sources, towers: { ...towers, [name]: swapped } })).toEqual([
    'hero: fronts changed',
  ]);
});

test('a home that is mirrored names the pictures of its tower', () => {
  const shown = { hero: madeOf('hero', sources) };
  const [name, homes] = Object.entries(towers)[0] ?? ['', []];
  const mirrored = homes.map((home, index) => (index === 0 ? { ...home, isMirrored: !home.isMirrored } : home));
  expect(stalePictures(['hero'], shown, { ...sources, towers: { ...towers, [name]: mirrored } })).toEqual([
    'hero: fronts changed',
  ]);
});

test('every view of the towers is known as one', () => {
  const read = (file: string) => fs.readFileSync(path.join(root, 'art/render', file), 'utf8');
  const taken = [...read('shots/exterior.py').matchAll(/^ {4}'([\w-]+)': _view\(/gm)].map(([, name]) => name);
  const halls = [...read('shots/community.py').matchAll(/^ {4}'([\w-]+)': \w+\('halls\.(\w+):/gm)];
  const looking = halls.flatMap(([, name, hall]) =>
    read(`scenes/halls/${hall}.py`).includes("behind='towers'") ? [name] : [],
  );
  expect(taken.length).toBeGreaterThan(15);
  expect(looking.length).toBeGreaterThan(0);
  expect(new Set(JSON.parse(read('homes/views.json')))).toEqual(new Set([...taken, ...looking, 'complex-layout']));
});

test('a palette names the pictures of all units that share it', () => {
  const painted = { ...palettes, '84A': { wall: '#ddd' } };
  expect(stalePictures(names, rendered, { ...sources, palettes: painted })).toEqual([
    'interior-84a-living: palette changed',
    'plan-3d-114a: palette changed',
  ]);
});

test('a camera that is moved names its own picture, and what is cut out of it', () => {
  const moved = { ...cameras, 'interior-59a-living': { ...cameras['interior-59a-living'], stand: [0.3, 0.9] } };
  const cut = { ...rendered, 'film-59': { ...madeOf('interior-59a-living', sources), of: 'interior-59a-living' } };
  expect(stalePictures(['film-59', ...names], cut, { ...sources, cameras: moved })).toEqual([
    'film-59: camera changed',
    'interior-59a-living: camera changed',
  ]);
});

test('a picture of a home from elsewhere, a photograph perhaps, is told apart and never called old', () => {
  const { 'plan-3d-59a': _, ...others } = rendered;
  const delivered = [...names, 'hero', 'guide-online'];
  expect(stalePictures(delivered, others, { ...sources, plans: wallMoved('59A') })).toEqual([
    'interior-59a-living: plan changed',
  ]);
  expect(fromElsewhere(delivered, others, sources)).toEqual(['plan-3d-59a', 'hero']);
});

test('the order of keys and the last digits of numbers change no digest', () => {
  expect(digest({ a: 0.1 + 0.2, b: [1, { c: -0, d: 2 }] })).toBe(digest({ b: [1, { d: 2, c: 0 }], a: 0.3 }));
  expect(digest({ a: [1, 2] })).not.toBe(digest({ a: [2, 1] }));
});
