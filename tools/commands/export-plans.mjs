// Writes plans as JSON to stdout, every room, wall, door and piece in its place, for those who model them in 3D:
// node tools/commands/export-plans.mjs 59A 84A
import { runnerImport } from 'vite';
import { inProject, runCommand, UserError } from './project.mjs';

/** @param {string} file */
const load = async (file) => (await runnerImport(inProject(file), { configFile: false, logLevel: 'silent' })).module;

await runCommand(async () => {
  const { contentFolder, loadContent } = /** @type {typeof import('#tools/content/content.ts')} */ (
    await load('tools/content/content.ts')
  );
  const { exportPlan } = /** @type {typeof import('#tools/plans/plan-export.ts')} */ (
    await load('tools/plans/plan-export.ts')
  );
  const { plans } = await loadContent(contentFolder(inProject()));
  const asked = process.argv.slice(2);
  const unknown = asked.filter((unit) => !(unit in plans));
  if (unknown.length > 0)
    throw new UserError(`No such plan: ${unknown.join(', ')}. There are: ${Object.keys(plans).join(', ')}`);
  const chosen = Object.entries(plans).filter(([unit]) => asked.length === 0 || asked.includes(unit));
  process.stdout.write(
    `${JSON.stringify(Object.fromEntries(chosen.map(([unit, plan]) => [unit, exportPlan(plan)])), null, 1)}\n`,
  );
});
