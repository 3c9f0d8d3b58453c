/** A phone's map has room for names when it is magnified this much. */
export const CLOSE = 2;
