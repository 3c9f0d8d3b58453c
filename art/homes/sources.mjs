// What a picture of a home is made of: the exported plan's variant, the palette of its unit, its camera.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** @typedef {{ unit: string, variant?: 'basic' | 'extended' } & Record<string, unknown>} Camera */
/** @typedef {Record<'plan' | 'palette' | 'camera', string>} MadeOf each a digest */
/** @typedef {MadeOf & { of?: string }} Rendered `of`: the picture that it is cut out of */
/** @typedef {Record<string, Partial<Record<string, unknown>>>} Plans unit → variant → what `exportPlan` gives */
/** @typedef {{ cameras: Record<string, Camera>, palettes: Record<string, Record<string, unknown>>, plans: Plans }} Sources */

const KINDS = /** @type {const} */ (['plan', 'palette', 'camera']);
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

/**
 * @param {string} name of a picture that a camera takes @param {Sources} sources
 * @returns {MadeOf}
 */
export function madeOf(name, { cameras, palettes, plans }) {
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
    if (!(source in sources.cameras)) return [`${name}: no camera takes ${source} any more`];
    const now = madeOf(source, sources);
    const changed = KINDS.filter((kind) => made[kind] !== now[kind]);
    return changed.length > 0 ? [`${name}: ${changed.join(', ')} changed`] : [];
  });
}

/**
 * Pictures that a camera takes but that came from elsewhere: a photograph, or a render from before the record.
 * @param {readonly string[]} delivered @param {Record<string, Rendered>} rendered @param {Sources['cameras']} cameras
 */
export const fromElsewhere = (delivered, rendered, cameras) =>
  delivered.filter((name) => name in cameras && !(name in rendered));

const HOMES = new URL('../render/homes/', import.meta.url);
export const RENDERED = new URL('rendered.json', HOMES);

/** @param {string} file in art/render/homes @returns {Promise<any>} */
const readJson = async (file) => JSON.parse(await readFile(new URL(file, HOMES), 'utf8'));

/** Cameras stand in a file for each unit. @returns {Promise<Pick<Sources, 'cameras' | 'palettes'>>} */
export async function readSettings() {
  const files = await readdir(new URL('cameras/', HOMES));
  const cameras = await Promise.all(files.map((file) => readJson(`cameras/${file}`)));
  return { cameras: Object.assign({}, ...cameras), palettes: await readJson('palettes.json') };
}

/** @returns {Promise<Record<string, Rendered>>} */
export const readRendered = () => readJson('rendered.json');
