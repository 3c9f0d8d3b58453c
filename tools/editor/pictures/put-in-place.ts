import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Something that lies beside its place until everything that is saved with it does. */
export interface Placed {
  put: () => Promise<void>;
  /** Puts back what stood there before, also where putting failed halfway. */
  takeBack: () => Promise<void>;
  /** Takes away whatever is still beside it, but not what could not be put back. */
  clear: () => Promise<void>;
}

/** Has what stands at a place lie at another as well, or instead. */
type Keep = (target: string, old: string) => Promise<void>;

/** @returns whether anything stood there */
const wasKept = (keep: Keep, target: string, old: string): Promise<boolean> =>
  keep(target, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

function placed(target: string, fresh: string, old: string, keep: Keep): Placed {
  let [isKept, isPut] = [false, false];
  /** Whether what stood there may lie at `old` alone. */
  let isNeeded = false;
  return {
    async put() {
      isKept = await wasKept(keep, target, old);
      isNeeded = isKept;
      await fs.rename(fresh, target);
      isPut = true;
      isNeeded = false;
    },
    async takeBack() {
      isNeeded = isKept;
      if (isPut) await fs.rename(target, fresh);
      if (isKept) await fs.rename(old, target);
      [isKept, isPut, isNeeded] = [false, false, false];
    },
    async clear() {
      await fs.rm(fresh, { recursive: true, force: true });
      if (!isNeeded) await fs.rm(old, { recursive: true, force: true });
    },
  };
}

/** A text, or the bytes of a file, beside the file that it will be. */
export async function besideFile(file: string, source: string | Buffer): Promise<Placed> {
  const beside = `${file}.${randomUUID()}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(`${beside}.new`, source, { flush: true });
  // A copy, so that the file is there all the time.
  return placed(file, `${beside}.new`, `${beside}.old`, fs.copyFile);
}

/** Nothing, beside a file that will be gone. */
export function besideNothing(file: string): Placed {
  const old = `${file}.${randomUUID()}.old`;
  let isGone = false;
  return {
    async put() {
      isGone = await wasKept(fs.rename, file, old);
    },
    async takeBack() {
      if (isGone) await fs.rename(old, file);
      isGone = false;
    },
    clear: () => (isGone ? fs.rm(old, { force: true }) : Promise.resolve()),
  };
}

/** A picture's files beside the folder that they will be; its name begins with a point, so that nobody takes it for a picture. */
export async function besideFolder(target: string, made: string): Promise<Placed> {
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}`);
  await fs.cp(made, `${beside}.new`, { recursive: true });
  // A folder cannot take the place of one with files in it.
  return placed(target, `${beside}.new`, `${beside}.old`, fs.rename);
}

/** Puts everything in its place, or leaves each as it was. */
export async function putAll(beside: readonly Placed[]): Promise<void> {
  try {
    for (const { put } of beside) await put();
  } catch (error) {
    await Promise.allSettled(beside.map(({ takeBack }) => takeBack()));
    throw error;
  }
}
