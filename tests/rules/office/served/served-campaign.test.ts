import fs from 'node:fs';
import { expect, it } from 'vitest';
import type { DatabaseWrite } from '#protocol/office/database-writes.ts';
import { EMULATOR } from '#tests/local/firestore/emulator.ts';
import { loadRules } from '#local/rules/rules.ts';
import { openCampaign, tell } from '#tests/rules/office/oracle/campaign.ts';
import { nameOf, openServer } from './server.ts';

// Random commits as the oracle is asked of, each once more of a server; of the embedded one few, for it is the same.
const [OFFICES, COMMITS] = EMULATOR ? [5, 500] : [1, 100];

/**
 * Whether a commit writes a document twice. The emulator judges it by what the document ends as, the embedded service by
 * each write, which is stricter; no client of ours sends one.
 */
const isTwice = (writes: readonly DatabaseWrite[]) => new Set(writes.map(nameOf)).size < writes.length;

/** A commit takes 500 writes. */
const AT_ONCE = 400;

it('a server commits of random commits what the rules commit in this process, and nothing else', async () => {
  const rules = loadRules(fs.readFileSync('firestore.rules', 'utf8'));
  const server = await openServer();
  const counts = { allowed: 0, denied: 0 };
  for (let seed = 1; seed <= OFFICES; seed += 1) {
    const campaign = openCampaign(rules, seed);
    const touched: DatabaseWrite[] = [];
    // Each commit stands on those before it.
    // oxlint-disable no-await-in-loop
    await server.reset();
    for (let index = 0; index < COMMITS; index += 1) {
      const trial = campaign.next();
      if (trial.writes.length === 0) continue;
      // A commit that the rules let through stands in the campaign, so it must stand at the server.
      if (isTwice(trial.writes) && !trial.isCommitted) continue;
      const refusal = await server.commitAs(trial.role, trial.writes);
      expect(refusal === null, `office ${seed}, commit ${index}, ${refusal}: ${tell(trial)}`).toBe(trial.isCommitted);
      counts[refusal === null ? 'allowed' : 'denied'] += 1;
      if (refusal === null) touched.push(...trial.writes);
    }
    for (let at = 0; at < touched.length; at += AT_ONCE) await server.reset(touched.slice(at, at + AT_ONCE));
    // oxlint-enable no-await-in-loop
  }
  server.close();
  console.info(`Random commits at ${EMULATOR ? 'the emulator' : 'the stand-in'}`, counts);
}, 600_000);
