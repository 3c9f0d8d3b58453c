import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Something that lies beside its place until everything that is saved with it does. */
export interface Placed {
  put: () => Promise<void>;
  /** Takes away whatever is still beside it. */
  clear: () => Promise<void>;
}

/** A text beside the file that it will be. */
export async function besideFile(file: string, source: string): Promise<Placed> {
  const draft = `${file}.${randomUUID()}.new`;
  await fs.writeFile(draft, source, { flush: true });
  return { put: () => fs.rename(draft, file), clear: () => fs.rm(draft, { force: true }) };
}

/** A picture's files beside the folder that they will be; its name begins with a point, so that nobody takes it for a picture. */
export async function besideFolder(target: string, made: string): Promise<Placed> {
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}`);
  const [fresh, old] = [`${beside}.new`, `${beside}.old`];
  await fs.cp(made, fresh, { recursive: true });
  return {
    async put() {
      // A folder cannot take the place of one with files in it.
      const wasThere = await fs.rename(target, old).then(
        () => true,
        () => false,
      );
      await fs.rename(fresh, target).catch(async (error: unknown) => {
        if (wasThere) await fs.rename(old, target);
        throw error;
      });
    },
    async clear() {
      for (const folder of [fresh, old]) await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
