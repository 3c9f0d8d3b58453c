import path from 'node:path';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { cacheFolder, root, UserError } from '#tools/commands/project.mjs';
import { runNpm } from '#tools/commands/run.mjs';

/** @typedef {import('#functions/telling.ts').Telling} Telling */

/** Made anew for each deploy; what is installed there stays. @param {Telling} telling */
const folderOf = ({ key }) => path.join(cacheFolder, 'functions', key);

/** The section `functions` of a `firebase.json`: a codebase a development, so that none removes another's. @param {Telling} telling */
export const functionsSection = (telling) => [
  {
    source: path.relative(root, folderOf(telling)).replaceAll(path.sep, '/'),
    codebase: `office-${telling.key}`,
    runtime: 'nodejs22',
  },
];

/** Bundles the development's functions. @param {Telling} telling */
export async function bundleOffice(telling) {
  /** @type {typeof import('#tools/bundle/functions-bundle.ts')} */
  const { bundleFunctions } = await loadModule('bundle', 'functions-bundle.ts');
  await bundleFunctions(root, folderOf(telling), telling);
}

/** Installs the packages of the bundle: Firebase's tools run it once, to see which functions it has. @param {Telling} telling @throws {UserError} */
export async function installOffice(telling) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  if ((await runNpm(['ci', '--prefix', path.relative(root, folderOf(telling)), ...options])) !== 0)
    throw new UserError(
      'The site is sent, its functions are not: their packages could not be installed. Run the command again.',
    );
}
