/**
 * `host:port` of a running Firestore emulator, as Firebase's own tools name it: with it the parity tests ask that one,
 * else the embedded service.
 */
export const EMULATOR = process.env['FIRESTORE_EMULATOR_HOST'];

/** The token that every Firestore emulator takes for the project's owner, whom no rule holds back. */
export const OWNER = 'owner';
