import { installMissing } from './commands/install.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readManifest, runCommand } from './commands/project.mjs';
import { runStep, testSteps } from './commands/steps.mjs';

const options = process.argv.slice(2);
const withBrowser = !options.includes('--no-browser');
const filters = options.filter((option) => !option.startsWith('--'));

/** Runs every step and prints what became of each; the last line is the count. */
async function runAll() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const lines = [];
  let isBuildBroken = false;
  for (const step of testSteps({ withBrowser, filters })) {
    if (step.needsBuild && isBuildBroken) {
      lines.push(`${step.name.padEnd(14)} not run: there is no build`);
      continue;
    }
    const { passed, failed, skipped, seconds } = await runStep(step);
    if (step.name === 'build') isBuildBroken = failed > 0;
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    lines.push(`${step.name.padEnd(14)} ${failed > 0 ? 'FAILED' : 'passed'} ${seconds.toFixed(1).padStart(7)} s`);
  }
  console.log(`\n${lines.join('\n')}\n`);
  return total;
}

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  await installMissing();
  const { passed, failed, skipped } = await runAll();
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
});
