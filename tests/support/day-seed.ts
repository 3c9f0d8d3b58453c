const DAY_MS = 86_400_000;

/** One for each day, so that who runs the tests twice sees the same, and tomorrow sees more; SEED=<number> repeats another. */
export const daySeed = Number(process.env['SEED'] ?? Math.floor(Date.now() / DAY_MS));
