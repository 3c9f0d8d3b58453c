import { build } from '#tools/commands/build/build.mjs';
import { UserError } from '#tools/commands/project.mjs';
import { budgets, runStep, secrets } from '#tools/commands/tests/steps.mjs';

/** @throws {UserError} when the build fails, is too heavy or holds a credential */
export async function buildAndCheck() {
  if (!(await build())) throw new UserError('Not deployed: the site was not built. Mend what the message above names.');
  for (const step of [
    { name: 'budgets', run: budgets },
    { name: 'secrets', run: secrets },
  ])
    if ((await runStep(step)).failed > 0) throw new UserError(`Not deployed: mend what "${step.name}" names above.`);
}
