import fs from 'node:fs/promises';
import path from 'node:path';
import { EditError } from '#editor/model/edit.ts';

/** Where something lies, or would lie, when every link on the way is followed. */
const realPlace = (place: string): Promise<string> =>
  fs.realpath(place).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return path.join(await realPlace(path.dirname(place)), path.basename(place));
  });

/** Where something of a folder is written: a link stays one, and what it leads to is written. @throws {EditError} where it leads out of the folder */
export async function placeWithin(folder: string, place: string): Promise<string> {
  const [home, real] = await Promise.all([fs.realpath(folder), realPlace(place)]);
  if (!real.startsWith(home + path.sep)) throw new EditError([path.relative(folder, place)]);
  return real;
}
