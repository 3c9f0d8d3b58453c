import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import type { Walk } from '#site/schema/tour.ts';
import { shownTour, type ShownTour } from '#site/tour/shown-tour.ts';
import { shownWalk, type PanoramaFiles, type ShownWalk } from '#site/tour/shown-walk.ts';
import { panoramasOf, walksOf } from '#site/tour/walks-of.ts';
import type { ContentSource } from '#tools/content/content-source.ts';
import { readPictures, type PictureFiles } from '#tools/pictures/picture-files.ts';
import { previewRules } from '#tools/pictures/previews.ts';

const WALKS = 'virtual:walks';
/** The units that have a walk: all that other pages need to know. */
const WALKED = 'virtual:walked-units';
/** What is seen of a panorama before it has come. */
const PREVIEWS = 'virtual:walk-previews.css';

/** A sphere in rectangles of one size: twice as wide as high. @throws {Error} for any other picture */
function panoramaFiles(name: string, files: PictureFiles | undefined): PanoramaFiles {
  if (!files) throw new Error(`images/${name} has no files: a walk is shown only with the pictures of all its points`);
  const { width, height, hash, widths } = files;
  if (width !== 2 * height)
    throw new Error(`images/${name} is ${width} × ${height}: a panorama is twice as wide as it is high`);
  return { base: `/images/${name}-${hash}`, widths };
}

/** Walks with what the plans say of them, by unit. @throws {Error} when a panorama is missing or of another shape */
export function shownWalks(
  content: Content,
  pictures: Readonly<Record<string, PictureFiles>>,
): Record<string, ShownWalk> {
  const shown = (walk: Walk): [string, ShownWalk][] => {
    const plan = content.plans[walk.unit];
    return plan ? [[walk.unit, shownWalk(walk, plan, (name) => panoramaFiles(name, pictures[name]))]] : [];
  };
  return Object.fromEntries(walksOf(content).flatMap(shown));
}

/** The page's module: the walk that it opens with, and the way to each of the others, which come when they are chosen. */
const pageModule = (tour: ShownTour | null, units: readonly string[]): string => {
  const first = tour?.tabs.flatMap((tab) => ('units' in tab ? tab.units : []))[0] ?? null;
  const others = units.filter((unit) => unit !== first);
  const ways = others.map((unit) => `${JSON.stringify(unit)}: () => import(${JSON.stringify(`${WALKS}/${unit}`)})`);
  return [
    first === null
      ? 'export const first = null;'
      : `export { walk as first } from ${JSON.stringify(`${WALKS}/${first}`)};`,
    `export const tour = ${JSON.stringify(tour)};`,
    `export const others = { ${ways.join(', ')} };`,
  ].join('\n');
};

/** Tells the tour's page of its walks, and other pages which units have one. The plans themselves stay here. */
export function walksPlugin({ folder, read, pictures: drafts }: ContentSource): Plugin {
  const load: Readonly<Record<string, () => Promise<string>>> = {
    [WALKS]: async () => {
      const content = await read();
      return pageModule(
        shownTour(content.tour),
        walksOf(content).map(({ unit }) => unit),
      );
    },
    [WALKED]: async () => `export const walked = ${JSON.stringify(walksOf(await read()).map(({ unit }) => unit))};`,
    [PREVIEWS]: async () => {
      const names = panoramasOf(await read());
      const pictures = Object.entries(await readPictures(folder, drafts())).filter(([name]) => names.has(name));
      return previewRules(folder, Object.fromEntries(pictures), drafts());
    },
  };
  const walkModule = async (unit: string) =>
    `export const walk = ${JSON.stringify(shownWalks(await read(), await readPictures(folder, drafts()))[unit])};`;
  const isOurs = (id: string) => id in load || id.startsWith(`${WALKS}/`);
  return {
    name: 'modelhouse:walks',
    resolveId: (id) => (isOurs(id) ? `\0${id}` : null),
    load: (id) => {
      const name = id.slice(1);
      if (!id.startsWith('\0') || !isOurs(name)) return null;
      return load[name]?.() ?? walkModule(name.slice(WALKS.length + 1));
    },
  };
}
