/** Floor 41, line `3호` as `4103`, the number on the door. */
export const unitNumber = (floor: number, line: string): string => {
  const digits = /\d+/.exec(line)?.[0];
  return digits ? `${floor}${digits.padStart(2, '0')}` : `${floor}-${line}`;
};

/** From the top down, as a building stands. */
export const floorsFromTop = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => last - index);
