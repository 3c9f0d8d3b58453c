export const WORKER_ADDRESS = '/sw.js';

/** Trusted Types policy that lets this one address through; the Content-Security-Policy names it. */
export const WORKER_POLICY = 'modelhouse-worker';
