import { installMissing } from './commands/install.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readOptions } from './commands/options.mjs';
import { readManifest, runCommand, UserError } from './commands/project.mjs';
import { allSteps, namedSteps, runStep } from '#tools/commands/tests/steps.mjs';

const USAGE = `
npm test                       everything: format, lint, types, units, build, budgets, secrets, browser tests
npm test -- reserve a visit    the tests alone whose sentence or file has these words, units and browser tests,
                               each in the suite it belongs to; the site is built only where a browser needs it

  --no-browser    without the browser tests (npm run check)
  --verbose       everything that the build says
  --help          this

A test of Firefox: npm run test:firefox -- --grep "words"`;

/** @param {import('#tools/commands/tests/steps.mjs').Step[]} steps runs each, and prints what became of them; the last line is the count */
async function runAll(steps) {
  const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const broken = [];
  let isBuildBroken = false;
  for (const step of steps) {
    if (step.needsBuild && isBuildBroken) {
      lines.push(`${step.name.padEnd(14)} not run: there is no build`);
      continue;
    }
    const { seconds, names = [], ...count } = await runStep(step);
    broken.push(...names);
    if (step.name === 'build') isBuildBroken = count.failed > 0;
    for (const kind of /** @type {const} */ (['passed', 'failed', 'skipped', 'flaky'])) total[kind] += count[kind];
    lines.push(`${step.name.padEnd(14)} ${count.failed > 0 ? 'FAILED' : 'passed'} ${seconds.toFixed(1).padStart(7)} s`);
  }
  console.log(`\n${lines.join('\n')}\n`);
  // Once more at the end: of a long log only that may be kept.
  if (broken.length > 0) console.log(`Failed:\n${broken.map((name) => `  ${name}`).join('\n')}\n`);
  return total;
}

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  const { values, positionals } = readOptions(
    {
      options: { 'no-browser': { type: 'boolean' }, verbose: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    },
    USAGE,
  );
  if (values.help) return console.log(USAGE);
  await installMissing();
  const words = positionals.join(' ');
  const steps = words ? namedSteps(words, !values['no-browser']) : allSteps(!values['no-browser']);
  if (steps.length === 0)
    throw new UserError(`No test has these words in its sentence or its file: ${words}\n${USAGE}`);
  const { passed, failed, skipped, flaky } = await runAll(steps);
  const more = [skipped > 0 ? `, ${skipped} skipped` : '', flaky > 0 ? `, ${flaky} at the second try alone` : ''].join(
    '',
  );
  console.log(`${passed} passed, ${failed} failed${more}`);
  process.exitCode = failed > 0 ? 1 : 0;
});
