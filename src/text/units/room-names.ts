/** Where a long name of a room may break in two lines, though it is one word: before the syllable that says "room". */
export const BEFORE_ROOM = /(?<=.{3})(?=[실룸]$)/u;
