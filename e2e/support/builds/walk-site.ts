import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Plan } from '#site/schema/plans.ts';
import type { Walk } from '#site/schema/tour.ts';
import { walkHome } from '#site/tour/walk-home.ts';
import { waysFrom } from '#site/tour/ways.ts';
import { loadContent } from '#tools/content/content.ts';
import { inProject, root } from '#tools/commands/project.mjs';
import { drawPanorama, encodePanorama } from '#tests/support/tour/drawn-panorama.ts';
import { standInWalk } from '#tests/support/tour/stand-in-walk.ts';

/** Where the build of a development lies whose types can be walked through. */
export const walkDist = inProject('.cache/walk-build');

/** Smaller than real panoramas: they are drawn for each run. */
const WIDTHS = [600, 1200] as const;
const DRAWN = 1200;

async function drawPoint(folder: string, { name }: { name: string }, pixels: Buffer): Promise<void> {
  const directory = path.join(folder, 'images', name);
  await fs.mkdir(directory, { recursive: true });
  for (const width of WIDTHS)
    for (const format of ['avif', 'webp'] as const)
      await fs.writeFile(
        path.join(directory, `${width}.${format}`),
        await encodePanorama(pixels, DRAWN, width, format),
      );
}

/** Rooms that are looked at first towards a door, so many degrees down: the door itself, and the floor before it. */
const FIRST_LOOKS: ReadonlyMap<string, number> = new Map([
  ['침실2', 28],
  ['침실3', 50],
]);

/** The walk through a type that the build has. */
export function builtWalk(unit: string, plan: Plan): Walk {
  const walk = standInWalk(unit, plan);
  const points = walk.points.map((point) => {
    const down = FIRST_LOOKS.get(point.room);
    const [way] = waysFrom(walkHome(plan), point, walk.points);
    if (down === undefined || !way) return point;
    return { ...point, heading: Math.round(way.seen.yaw + 360) % 360, down };
  });
  return { ...walk, points };
}

/**
 * The default content in a folder of its own, with walks through these types, from their own plans, in drawn pictures.
 * @returns the folder, and the walks
 */
export async function walkContent(units: readonly string[]): Promise<{ folder: string; walks: Walk[] }> {
  const source = path.join(root, 'src/content');
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'walks-'));
  await fs.cp(source, folder, { recursive: true });
  const { plans, tour } = await loadContent(source);
  const walks: Walk[] = [];
  for (const unit of units) {
    const plan = plans[unit];
    if (!plan) throw new Error(`The default content has lost the plan of ${unit}`);
    const walk = builtWalk(unit, plan);
    for (const { picture, at } of walk.points)
      await drawPoint(folder, picture, drawPanorama(walkHome(plan), at, DRAWN));
    walks.push(walk);
  }
  const tabs = [{ id: 'complex', label: '1·2단지', walks }];
  await fs.writeFile(path.join(folder, 'tour.ts'), `export const tour = ${JSON.stringify({ ...tour, tabs })};\n`);
  return { folder, walks };
}
