import { benchBookings } from './bench/bookings.mjs';
import { benchDesk } from './bench/desk.mjs';
import { benchDev } from './bench/dev.mjs';
import { benchFurniture } from './bench/furniture.mjs';
import { benchLighthouse } from './bench/lighthouse.mjs';
import { benchOutbox } from './bench/outbox.mjs';
import { benchPages } from './bench/pages.mjs';
import { benchSites } from './bench/sites.mjs';
import { benchSpeed } from './bench/speed.mjs';
import { installMissing } from './commands/install.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readManifest, runCommand, UserError } from './commands/project.mjs';

/**
 * Each measures, prints, and says whether its limits are kept; addresses narrow the speed of pages to these.
 * @type {Record<string, (addresses: string[]) => Promise<boolean>>}
 */
const PARTS = {
  outbox: benchOutbox,
  bookings: benchBookings,
  desk: benchDesk,
  dev: benchDev,
  furniture: benchFurniture,
  pages: benchPages,
  sites: benchSites,
  speed: benchSpeed,
  lighthouse: benchLighthouse,
};

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  await installMissing();
  const isAddress = (/** @type {string} */ argument) => argument.startsWith('/');
  const addresses = process.argv.slice(2).filter(isAddress);
  const isOption = (/** @type {string} */ argument) => argument.startsWith('--');
  const names = process.argv.slice(2).filter((argument) => !isAddress(argument) && !isOption(argument));
  const parts = (names.length > 0 ? names : Object.keys(PARTS)).map((name) => {
    const bench = PARTS[name];
    if (!bench) throw new UserError(`There is no part "${name}": the parts are ${Object.keys(PARTS).join(', ')}.`);
    return { name, bench };
  });
  const missed = [];
  for (const { name, bench } of parts) {
    console.log(`── ${name} ──`);
    if (!(await bench(addresses))) missed.push(name);
  }
  console.log(missed.length > 0 ? `A limit is missed: ${missed.join(', ')}` : 'Every limit is kept.');
  // Timers of the measured code may still run.
  process.exit(missed.length > 0 ? 1 : 0);
});
