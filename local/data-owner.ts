import fs from 'node:fs';
import path from 'node:path';
import { replaceFile } from './durable-file.ts';

const MARK = 'site';

/**
 * Makes a data folder a development's own: leads and articles of two would be one list.
 * @throws {Error} where it is another's
 */
export function claimDataFolder(folder: string, site: string): void {
  const mark = path.join(folder, MARK);
  const owner = fs.existsSync(mark) ? fs.readFileSync(mark, 'utf8').trim() : null;
  if (owner === null) replaceFile(mark, `${site}\n`);
  else if (owner !== site)
    throw new Error(
      `${folder} holds the leads and articles of '${owner}', and this is '${site}': choose another folder with LOCAL_DATA=…, or delete that one`,
    );
}
