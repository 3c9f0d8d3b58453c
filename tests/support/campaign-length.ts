import { daySeed } from './day-seed.ts';

// The long campaigns make a quarter of their runs, so that many landings together see far more than one; with
// CAMPAIGN=whole they make all, for whoever changes the outbox or the press.
const PARTS = process.env['CAMPAIGN'] === 'whole' ? 1 : 4;

/** How many runs a campaign of random ones makes, with another seed each time. */
export const lengthOf = (whole: number): number => Math.round(whole / PARTS);

/** Which of its cases a campaign goes through today: in as many days as there are parts all of them. */
export const turnOf = <Case>(cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => (index + daySeed) % PARTS === 0);
