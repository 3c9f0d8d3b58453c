import type { Coordinates } from '#site/schema/maps.ts';

// A line of a map is one text in its file: what is not moved in it keeps its digits.

const BETWEEN = ' ';

/** The places of a line as they are written, `37.46,126.63` each, whatever they say. */
export const placesIn = (line: string): string[] => line.split(BETWEEN);

export const placeText = ({ latitude, longitude }: Coordinates): string => `${latitude},${longitude}`;

export const withPlace = (line: string, index: number, place: string): string =>
  placesIn(line).toSpliced(index, 1, place).join(BETWEEN);

/** With one more place, which stands at `index` then. */
export const withPlaceAt = (line: string, index: number, place: string): string =>
  placesIn(line).toSpliced(index, 0, place).join(BETWEEN);

export const withoutPlace = (line: string, index: number): string => placesIn(line).toSpliced(index, 1).join(BETWEEN);
