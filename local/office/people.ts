import { createHash } from 'node:crypto';
import { EXAMPLE_NAMES, PHONE_SPELLINGS } from './words.ts';

/** A number from 0 to 1 that is always the same for the same question about the same lead. */
export const draw = (question: string, index: number): number =>
  createHash('sha256').update(`${question} ${index}`).digest().readUInt32BE() / 2 ** 32;

/** One of a list, always the same for the same question. @throws {Error} on an empty list */
export function pick<Item>(question: string, index: number, list: readonly Item[]): Item {
  const found = list[Math.floor(draw(question, index) * list.length)];
  if (found === undefined) throw new Error(`There is nothing to pick for ${question}`);
  return found;
}

/** 32 hexadecimal digits that are always the same for the same question. */
export const hexOf = (question: string, index: number): string =>
  createHash('sha256').update(`${question} ${index}`).digest('hex').slice(0, 32);

/** The id of a lead, in the form of a random UUID. */
export const leadIdOf = (index: number): string =>
  hexOf('lead', index).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

/** One of twelve comes again: the person whose lead stands earlier. */
const AGAIN = 1 / 12;

function personOf(index: number): number {
  return index > 0 && draw('again', index) < AGAIN ? personOf(Math.floor(draw('who', index) * index)) : index;
}

/** Who sends a lead. Nobody has a number of 010-0000; ten thousand different ones come before the first again. */
export function senderOf(index: number): { name: string; phone: string } {
  const person = personOf(index);
  const lastFour = String((person * 7919) % 10_000).padStart(4, '0');
  return {
    name: pick('family name', person, EXAMPLE_NAMES.family) + pick('given name', person, EXAMPLE_NAMES.given),
    phone: pick('spelling', index, PHONE_SPELLINGS).replace('{}', lastFour),
  };
}
