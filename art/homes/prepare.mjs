// node art/homes/prepare.mjs <name> <masters>, for shoot.sh: before a picture is rendered, exports what of the content the
// renderer reads. Of a picture of a home or of the towers it also notes beside the master what it is going to be made of.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportedPlans, readContent } from '#tools/commands/exported-plans.mjs';
import { runCommand, UserError } from '#tools/commands/project.mjs';
import { noteOf } from './notes.mjs';
import { isTaken, madeOf, readSettings } from './sources.mjs';
import { homesOfTowers } from './towers.mjs';

const PLANS = new URL('../render/plans/', import.meta.url);

await runCommand(async () => {
  const [name, masters] = process.argv.slice(2);
  if (!name || !masters) throw new UserError('Usage: node art/homes/prepare.mjs <name> <masters>');
  const settings = await readSettings();
  const plans = await exportedPlans();
  await mkdir(PLANS, { recursive: true });
  /** @param {string} file @param {unknown} value */
  const write = (file, value) => writeFile(new URL(file, PLANS), `${JSON.stringify(value, null, 1)}\n`);
  for (const [unit, plan] of Object.entries(plans)) await write(`${unit}.json`, { [unit]: plan });
  const towers = homesOfTowers((await readContent()).complex);
  await write('towers.json', towers);
  const sources = { ...settings, plans, towers };
  if (isTaken(name, sources))
    await writeFile(noteOf(join(masters, `${name}.png`)), JSON.stringify(madeOf(name, sources)));
});
