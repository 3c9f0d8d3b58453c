import { measureDelivery } from './delivery.mjs';
import { measureDrains } from './drain.mjs';
import { measureEnqueue } from './enqueue.mjs';
import { formatLines, isWithin } from './figures.mjs';
import { openBenchSite } from './site.mjs';

/** What keeping and sending leads costs. @returns {Promise<boolean>} whether every limit is kept */
export async function benchOutbox() {
  const site = await openBenchSite();
  const inBrowser = [];
  try {
    inBrowser.push(await measureEnqueue(site, { name: 'tap → durably saved', slowdown: 1, limitMs: 50 }));
    // What an old phone takes, for comparison: it draws the form anew meanwhile.
    inBrowser.push(await measureEnqueue(site, { name: 'the same, processor 4× slower', slowdown: 4, limitMs: null }));
    inBrowser.push(await measureDelivery(site));
  } finally {
    await site.close();
  }
  console.log(`In the browser, on the built site\n\n${formatLines(inBrowser)}\n`);
  const drains = await measureDrains();
  console.log(`In Node: processor time of the outbox, rate limit off\n\n${formatLines(drains)}\n`);
  return [...inBrowser, ...drains].every(isWithin);
}
