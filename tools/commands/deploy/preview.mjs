import { buildAndCheck } from './checked-build.mjs';
import { isPressOpen } from './database-opening.mjs';
import { previewArguments, requireNetwork, runFirebase } from './firebase-tools.mjs';
import { UserError } from '#tools/commands/project.mjs';

/** @typedef {import('#tools/host/live-check.ts').LiveSite} LiveSite */

/**
 * Sends the build to an address of its own that ends by itself, for a client to look at: what still has to be written may
 * be missing there, and neither rules nor the live site change.
 * @param {LiveSite} site
 * @param {{ isTried: boolean, configure: () => string }} options `isTried`: nothing is sent; `configure` writes what
 *   Firebase's tools read
 * @throws {UserError}
 */
export async function deployPreview(site, { isTried, configure }) {
  const project = site.environment.firebase?.projectId;
  if (!project) throw new UserError(`--preview needs a Firebase project: write its four values into ${site.file}.`);
  const { formEndpoints } = site.environment;
  const [lost, real] = [true, false].map((isLost) =>
    Object.keys(formEndpoints).filter(
      (form) => formEndpoints[/** @type {keyof typeof formEndpoints} */ (form)].startsWith('/') === isLost,
    ),
  );
  if (lost?.length)
    console.log(
      `Of the preview, these forms reach nobody, since they have no address in ${site.file}: ${lost.join(', ')}.`,
    );
  if (real?.length) console.log(`These forms reach the sales office, from the preview too: ${real.join(', ')}.`);
  // Where nobody has deployed yet there are no articles to be read.
  if (!(await isPressOpen(site))) process.env['PRESS'] = 'skip';
  await buildAndCheck();
  configure();
  const args = previewArguments(project);
  if (isTried) return console.log(`\nOnly tried (--dry-run): npx ${args.join(' ')}`);
  await requireNetwork();
  await runFirebase(args);
}
