import { build } from '#tools/commands/build/build.mjs';
import { installMissing } from './commands/install.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readManifest, runCommand } from './commands/project.mjs';

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  await installMissing();
  if (!(await build({ isVerbose: true }))) process.exitCode = 1;
});
