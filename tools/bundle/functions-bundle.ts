import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const ENTRY = 'functions/src/deployed/index.ts';
const PACKAGE = 'functions/package';

/**
 * Writes a package that can be deployed as it is: the function with all that it takes of this repository in one file,
 * and the manifest and lock of what it takes from the registry. What is installed in the folder stays.
 * @param root the project's
 * @param folder absolute
 * @param telling `Telling` of functions/src/telling.ts
 * @throws {Error} when it cannot be bundled or written
 */
export async function bundleFunctions(root: string, folder: string, telling: object): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { __TELLING__: JSON.stringify(telling) },
    build: {
      ssr: ENTRY,
      outDir: folder,
      emptyOutDir: false,
      target: 'node22',
      rolldownOptions: {
        external: /^(firebase-(admin|functions)\/|node:)/,
        output: { entryFileNames: 'index.js', codeSplitting: false },
      },
    },
  });
  for (const name of fs.readdirSync(path.join(root, PACKAGE)))
    fs.copyFileSync(path.join(root, PACKAGE, name), path.join(folder, name));
}
