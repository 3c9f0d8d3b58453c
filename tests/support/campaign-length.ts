/**
 * How many runs a campaign of random ones makes: a quarter, with another seed each time, so that many landings together
 * see far more than one; `CAMPAIGN=whole` makes all, before the outbox or the press is changed.
 */
export const lengthOf = (whole: number): number =>
  process.env['CAMPAIGN'] === 'whole' ? whole : Math.round(whole / 4);
