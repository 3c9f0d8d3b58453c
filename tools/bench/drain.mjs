import { inProject, root } from '#tools/commands/project.mjs';

const COUNTS = [250, 500, 1000, 2000];
/** A lead of the longest queue may cost this many times what one of the shortest does. */
const GROWTH_LIMIT = 2;

/** @typedef {{ leads: number, delivered: number, queueMs: number, drainMs: number }} DrainCost */

/**
 * What the outbox itself costs, in Node with a database in memory and a network that takes no time.
 * @returns {Promise<import('./figures.mjs').Line[]>}
 */
export async function measureDrains() {
  const { runnerImport } = await import('vite');
  // Loaded by its path: the commands know the outbox no more than any other of the site's sources.
  const file = inProject('tests', 'support', 'outbox', 'campaigns', 'outbox-drain-cost.ts');
  /** @type {{ module: { measureDrain: (leads: number) => Promise<DrainCost> } }} */
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'silent', root });
  // The first ones pay for the compiler.
  await module.measureDrain(500);
  const costs = [];
  for (const count of COUNTS) costs.push(await module.measureDrain(count));
  const [shortest] = costs;
  return costs.map(({ leads, delivered, queueMs, drainMs }) => {
    const growth = drainMs / leads / ((shortest?.drainMs ?? 0) / (shortest?.leads ?? 1));
    return {
      name: `${leads} waiting leads`,
      figures: {
        delivered: `${delivered}`,
        'save, each': `${(queueMs / leads).toFixed(2)} ms`,
        'send, each': `${(drainMs / leads).toFixed(2)} ms`,
        growth: `× ${growth.toFixed(2)}`,
        limit: `× ${GROWTH_LIMIT.toFixed(2)}`,
      },
      // A lead that is not delivered is no speed at all.
      measured: delivered === leads ? growth : Infinity,
      limit: GROWTH_LIMIT,
    };
  });
}
