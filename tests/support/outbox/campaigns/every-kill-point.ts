import { afterAll, expect } from 'vitest';

/** What became of a lead whose owner was killed. */
interface Outcome {
  /** False: it lived to the end, there was no such event. */
  died: boolean;
  /** What was lost; null: nothing. */
  loss: unknown;
  /** How often the lead came again. */
  repeats: number;
}

/**
 * Kills the owner before each event of a case in turn, until it lives to the end; nothing may ever be lost.
 * @param name under which the sums of all cases are printed at the end
 * @param run kills the owner of a case before one event
 * @param mostRepeats how often one lead may come again at most
 * @returns goes through one case
 */
export function everyKillPoint<Case>(
  name: string,
  run: (given: Case, step: number) => Promise<Outcome>,
  mostRepeats: number,
): (given: Case) => Promise<void> {
  const counts = { cases: 0, killed: 0, repeats: 0 };
  afterAll(() => {
    const { cases, killed, repeats } = counts;
    process.stdout.write(`${name}: ${cases} cases, ${killed} killed, ${repeats} repeats, 0 lost\n`);
  });
  return async (given) => {
    for (let step = 0; ; step++) {
      const { died, loss, repeats } = await run(given, step);
      expect(loss, `killed before event ${step}`).toBeNull();
      counts.cases++;
      counts.killed += Number(died);
      counts.repeats += repeats;
      expect(repeats).toBeLessThanOrEqual(mostRepeats);
      if (!died) break;
    }
  };
}
