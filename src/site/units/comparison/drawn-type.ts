import type { ComparedType } from './compared-types.ts';

/** A viewBox, in millimetres. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** The line around a home, in millimetres. */
export interface Outline {
  /** Of an SVG. */
  path: string;
  /** What it fills. */
  box: Box;
}

/** A type that is compared, with what the build has drawn of it for that. */
export interface DrawnType extends ComparedType {
  /** The file with its rooms' names and its dimensions, in layers for each size of text. */
  texts: string;
  /** What the home and its names fill, for each size of text. */
  boxes: readonly Box[];
  outline: Outline;
}

/** A height of text in millimetres, and how far dimensions of that height reach to the left of a drawing and below it. */
export interface TextSize {
  em: number;
  reach: number;
}
