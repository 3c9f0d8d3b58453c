/** Trusted Types policy that lets JSON into script elements, and nothing else; the Content-Security-Policy names it. */
export const DATA_POLICY = 'modelhouse-data';
