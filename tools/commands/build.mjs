import { fingerprintInputs, isBuilt, stampBuild } from './build-stamp.mjs';
import { printStaleNotice } from './print-notice.mjs';
import { inProject, UserError } from './project.mjs';
import { runScript } from './run.mjs';

/** Reading content in this process leaves `development` behind, and a build would carry React's whole development code. */
export const FOR_VISITORS = { env: { NODE_ENV: 'production' } };

export const outDir = inProject('dist');

/** Builds the site into dist/. @returns {Promise<boolean>} whether it worked */
export async function build() {
  const inputs = fingerprintInputs();
  const code = await runScript('build', [], FOR_VISITORS);
  if (code === 0) stampBuild(outDir, inputs);
  return code === 0;
}

/** Builds unless dist/ was built from exactly what is there now. */
export async function buildIfChanged() {
  if (isBuilt(outDir, fingerprintInputs())) return;
  await printStaleNotice();
  console.log('Building the site …');
  if (!(await build()))
    throw new UserError('The site was not built: mend what the message above names and start again.');
}
