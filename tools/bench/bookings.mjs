import { inProject, root } from '#tools/commands/project.mjs';
import { formatLines, isWithin, timesLine } from './figures.mjs';

/** Many visitors for few places: an opening day. */
const LOAD = { clients: 50, bookings: 1000, slots: 20, capacity: 20 };
const LIMIT_MS = 5000;

/**
 * What an office does when many book at once: nobody gets a place that is not there, no lead is lost, and all hear soon.
 * @returns {Promise<boolean>} whether every limit is kept
 */
export async function benchBookings() {
  const { runnerImport } = await import('vite');
  // Loaded by its path: the commands know the desk no more than any other of the site's sources.
  const file = inProject('tests', 'support', 'office', 'booking-load.ts');
  /** @type {{ module: { measureBookings: (load: typeof LOAD) => Promise<{ booked: number, full: number, lost: number, wrong: number, times: number[] }> } }} */
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'silent', root });
  const { booked, full, lost, wrong, times } = await module.measureBookings(LOAD);
  const { clients, bookings, slots, capacity } = LOAD;
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const line = timesLine('lead with a visit → answer', times, LIMIT_MS);
  console.log(
    `${bookings} leads by ${clients} visitors at once for ${slots} times of ${capacity} places, ${emulator ? `at the emulator ${emulator}` : 'in the stand-in'}\n`,
  );
  console.log(`${formatLines([line])}\n`);
  console.log(`booked ${booked}, full ${full}, leads lost ${lost}, times with a wrong count ${wrong}\n`);
  const isRight = booked === slots * capacity && booked + full === bookings && lost === 0 && wrong === 0;
  return isRight && isWithin(line);
}
