import type { PictureShape } from '#editor/model/messages.ts';
import { named } from '#editor/model/names.ts';
import { PICTURE_PLACES, type PicturePlace } from './picture-places.ts';

/** What is known of a place that has a picture. @param names the file and the fields on the way to it */
export const placeOf = (names: readonly string[]): PicturePlace | undefined => named(PICTURE_PLACES, names);

const fitting = (shapes: readonly PictureShape[], name: string) =>
  shapes.find(({ names }) => new RegExp(names).test(name));

/** How a picture is delivered: as its name says, or else as its place does. */
export const shapeOf = (
  shapes: readonly PictureShape[],
  name: string,
  place: PicturePlace | undefined,
): PictureShape | undefined => fitting(shapes, name) ?? fitting(shapes, place?.names.replace('*', 'a') ?? '');

/** A name for a picture that has none yet: the first of its place that is free. */
export function freeName({ names }: PicturePlace, isTaken: (name: string) => boolean): string {
  const nameAt = (number: number) =>
    names.includes('*') ? names.replace('*', String(number)) : number === 1 ? names : `${names}-${number}`;
  let number = 1;
  while (isTaken(nameAt(number))) number += 1;
  return nameAt(number);
}
