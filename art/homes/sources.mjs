// What a picture is made of. Of a home: the exported plan's variant, the palette of its unit, its camera. Of the towers: the
// windows of the homes in them.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { frontsOf } from './towers.mjs';

/** @typedef {{ unit: string, variant?: 'basic' | 'extended' } & Record<string, unknown>} Camera */
/** @typedef {Record<string, string>} MadeOf kind of source → its digest */
/** @typedef {MadeOf & { of?: string }} Rendered `of`: the picture that it is cut out of */
/** @typedef {Record<string, import('#tools/plans/plan-export.ts').ExportedPlan>} Plans unit → both variants */
/**
 * @typedef {{
 *   cameras: Record<string, Camera>, palettes: Record<string, Record<string, unknown>>, plans: Plans,
 *   views: readonly string[], towers: ReturnType<typeof import('./towers.mjs').homesOfTowers>,
 * }} Sources `views`: pictures that show the towers from outside
 */

// They say how a drawing shows a room and where a mistake stands in the content: no picture changes with them.
const UNSEEN = new Set(['label', 'field']);

/** The same for equal values, whatever the order of keys and the last digits of numbers. @param {unknown} value @returns {unknown} */
function settled(value) {
  if (typeof value === 'number') return Math.round(value * 1e4) / 1e4 + 0;
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, part]) => !UNSEEN.has(key) && part !== undefined);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, settled(part)]);
}

/** @param {unknown} value */
export const digest = (value) =>
  createHash('sha256')
    .update(JSON.stringify(settled(value)))
    .digest('base64url')
    .slice(0, 16);

/** Whether a camera takes it, of a home or of the towers. @param {string} name @param {Pick<Sources, 'cameras' | 'views'>} sources */
export const isTaken = (name, { cameras, views }) => name in cameras || views.includes(name);

/**
 * @param {string} name of a picture that is taken of a home or of the towers @param {Sources} sources
 * @returns {MadeOf}
 */
export function madeOf(name, { cameras, palettes, plans, views, towers }) {
  if (views.includes(name)) return { fronts: digest(frontsOf(towers, plans)) };
  const camera = cameras[name];
  if (!camera) throw new Error(`No camera takes ${name}`);
  const plan = plans[camera.unit]?.[camera.variant ?? 'extended'];
  if (!plan) throw new Error(`${name} is of ${camera.unit}, which has no plan`);
  const own = palettes[camera.unit];
  const palette = typeof own?.['like'] === 'string' ? palettes[own['like']] : own;
  if (!palette) throw new Error(`${name} is of ${camera.unit}, which has no palette`);
  return { plan: digest(plan), palette: digest(palette), camera: digest(camera) };
}

/**
 * Pictures that no longer show what the plan, palette and camera say, with what has changed; in words, one line each.
 * @param {readonly string[]} delivered names of the content's pictures
 * @param {Record<string, Rendered>} rendered what each was made of @param {Sources} sources
 */
export function stalePictures(delivered, rendered, sources) {
  return delivered.flatMap((name) => {
    const made = rendered[name];
    if (!made) return [];
    const source = made.of ?? name;
    if (!isTaken(source, sources)) return [`${name}: no camera takes ${source} any more`];
    const changed = Object.entries(madeOf(source, sources)).flatMap(([kind, now]) =>
      made[kind] === now ? [] : [kind],
    );
    return changed.length > 0 ? [`${name}: ${changed.join(', ')} changed`] : [];
  });
}

/**
 * Pictures that a camera takes but that came from elsewhere: a photograph, or a render from before the record.
 * @param {readonly string[]} delivered @param {Record<string, Rendered>} rendered
 * @param {Pick<Sources, 'cameras' | 'views'>} sources
 */
export const fromElsewhere = (delivered, rendered, sources) =>
  delivered.filter((name) => isTaken(name, sources) && !(name in rendered));

const HOMES = new URL('../render/homes/', import.meta.url);
export const RENDERED = new URL('rendered.json', HOMES);

/** @param {string} file in art/render/homes @returns {Promise<any>} */
const readJson = async (file) => JSON.parse(await readFile(new URL(file, HOMES), 'utf8'));

/** Cameras stand in a file for each unit. @returns {Promise<Pick<Sources, 'cameras' | 'palettes' | 'views'>>} */
export async function readSettings() {
  const files = await readdir(new URL('cameras/', HOMES));
  const cameras = await Promise.all(files.map((file) => readJson(`cameras/${file}`)));
  const [palettes, views] = await Promise.all([readJson('palettes.json'), readJson('views.json')]);
  return { cameras: Object.assign({}, ...cameras), palettes, views };
}

/** @returns {Promise<Record<string, Rendered>>} */
export const readRendered = () => readJson('rendered.json');
