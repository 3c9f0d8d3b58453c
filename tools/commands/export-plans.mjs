// Writes plans as JSON to stdout, every room, wall, door and piece in its place, for those who model them in 3D:
// node tools/commands/export-plans.mjs 59A 84A
import { exportedPlans } from './exported-plans.mjs';
import { runCommand, UserError } from './project.mjs';

await runCommand(async () => {
  const plans = await exportedPlans();
  const asked = process.argv.slice(2);
  const unknown = asked.filter((unit) => !(unit in plans));
  if (unknown.length > 0)
    throw new UserError(`No such plan: ${unknown.join(', ')}. There are: ${Object.keys(plans).join(', ')}`);
  const chosen = Object.entries(plans).filter(([unit]) => asked.length === 0 || asked.includes(unit));
  process.stdout.write(`${JSON.stringify(Object.fromEntries(chosen), null, 1)}\n`);
});
