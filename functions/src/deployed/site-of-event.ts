/**
 * Whether an event is of a development. Its parameters come in a header, which Node reads as Latin-1, so that Korean
 * arrives garbled (firebase-functions, issue 1459); where that is mended it arrives as it is.
 */
export const isOfSite = (parameter: string | undefined, slug: string): boolean =>
  parameter !== undefined && (parameter === slug || Buffer.from(parameter, 'latin1').toString('utf8') === slug);
