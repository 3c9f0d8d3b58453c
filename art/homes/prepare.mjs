// node art/homes/prepare.mjs <name> <masters>, for shoot.sh: before a picture of a home is rendered, exports the plan that
// the renderer reads, and notes beside the master what it is going to be made of. Of other pictures it knows nothing.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportedPlans } from '#tools/commands/exported-plans.mjs';
import { runCommand, UserError } from '#tools/commands/project.mjs';
import { noteOf } from './notes.mjs';
import { madeOf, readSettings } from './sources.mjs';

const PLANS = new URL('../render/plans/', import.meta.url);

await runCommand(async () => {
  const [name, masters] = process.argv.slice(2);
  if (!name || !masters) throw new UserError('Usage: node art/homes/prepare.mjs <name> <masters>');
  const settings = await readSettings();
  const camera = settings.cameras[name];
  if (!camera) return;
  const plans = await exportedPlans();
  await mkdir(PLANS, { recursive: true });
  await writeFile(
    new URL(`${camera.unit}.json`, PLANS),
    `${JSON.stringify({ [camera.unit]: plans[camera.unit] }, null, 1)}\n`,
  );
  await writeFile(noteOf(join(masters, `${name}.png`)), JSON.stringify(madeOf(name, { ...settings, plans })));
});
