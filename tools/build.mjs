import { build } from '#tools/commands/build/build.mjs';
import { buildAll, formatBuilds } from '#tools/commands/build/build-all.mjs';
import { installMissing } from './commands/install.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readOptions } from './commands/options.mjs';
import { readManifest, runCommand, UserError } from './commands/project.mjs';
import { chooseSite } from './commands/sites.mjs';

const USAGE = 'Usage: npm run build -- [development]    npm run build -- --all';
const OPTIONS = /** @type {const} */ ({ all: { type: 'boolean' }, verbose: { type: 'boolean' } });

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  const { values, positionals } = readOptions({ options: OPTIONS, allowPositionals: true }, USAGE);
  if (values.all && positionals.length > 0)
    throw new UserError(`--all builds every development: leave ${positionals.join(' ')} out.\n${USAGE}`);
  if (!values.all) chooseSite(positionals, USAGE);
  await installMissing();
  if (!values.all) {
    if (!(await build({ isVerbose: true }))) process.exitCode = 1;
    return;
  }
  const builds = await buildAll();
  console.log(`\n${formatBuilds(builds)}`);
  if (builds.some(({ isBuilt }) => !isBuilt)) process.exitCode = 1;
});
