// Names every picture of a home that no longer shows its plan, palette or camera, and of the towers: node art/homes/check-renders.mjs
import { readdir } from 'node:fs/promises';
import { fromElsewhere, readRendered, readSettings, stalePictures } from './sources.mjs';
import { exportedPlans, readContent } from '#tools/commands/exported-plans.mjs';
import { homesOfTowers } from './towers.mjs';
import { inProject, runCommand, UserError } from '#tools/commands/project.mjs';

const CONTENT = inProject('src/content');

await runCommand(async () => {
  const [settings, rendered, plans, { complex }, delivered] = await Promise.all([
    readSettings(),
    readRendered(),
    exportedPlans(CONTENT),
    readContent(CONTENT),
    readdir(`${CONTENT}/images`),
  ]);
  const others = fromElsewhere(delivered.toSorted(), rendered, settings);
  if (others.length > 0)
    console.log(`Not rendered from the plans, or before the record, so not compared: ${others.join(', ')}`);
  const stale = stalePictures(delivered.toSorted(), rendered, { ...settings, plans, towers: homesOfTowers(complex) });
  if (stale.length > 0)
    throw new UserError(`Render these pictures again (art/README.md says how):\n${stale.join('\n')}`);
});
