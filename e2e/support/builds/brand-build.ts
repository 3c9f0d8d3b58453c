import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '#tools/commands/project.mjs';

/** The default content in another look: one of those of tests/fixtures/brands. Delete it afterwards. */
export async function brandContent(name: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brand-'));
  await fs.cp(path.join(root, 'src/content'), folder, { recursive: true });
  await fs.copyFile(path.join(root, 'tests/fixtures/brands', `${name}.ts`), path.join(folder, 'theme.ts'));
  const lettering = path.join(root, 'tests/fixtures/brands', `${name}.svg`);
  await fs.copyFile(lettering, path.join(folder, 'icons/logo.svg')).catch((error: NodeJS.ErrnoException) => {
    // Few have their own.
    if (error.code !== 'ENOENT') throw error;
  });
  return folder;
}
