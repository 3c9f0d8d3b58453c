import * as fc from 'fast-check';

// The seed of every property: one for each day, so that who runs the tests twice sees the same, and tomorrow sees more.
// SEED=<number> repeats what another day has found.
const DAY_MS = 86_400_000;

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? Math.floor(Date.now() / DAY_MS)) });
