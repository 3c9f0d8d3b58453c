import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import type { Walk } from '#site/schema/tour.ts';
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

/** Tells the tour's page of its walks, and other pages which units have one. The plans themselves stay here. */
export function walksPlugin({ folder, read }: ContentSource): Plugin {
  const load: Readonly<Record<string, () => Promise<string>>> = {
    [WALKS]: async () =>
      `export const walks = ${JSON.stringify(shownWalks(await read(), await readPictures(folder)))};`,
    [WALKED]: async () => `export const walked = ${JSON.stringify(walksOf(await read()).map(({ unit }) => unit))};`,
    [PREVIEWS]: async () => {
      const names = panoramasOf(await read());
      const pictures = Object.entries(await readPictures(folder)).filter(([name]) => names.has(name));
      return previewRules(folder, Object.fromEntries(pictures));
    },
  };
  return {
    name: 'modelhouse:walks',
    resolveId: (id) => (id in load ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0') ? (load[id.slice(1)]?.() ?? null) : null),
  };
}
