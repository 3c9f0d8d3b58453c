import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import type { Way } from './use-chosen.ts';

/** How what is drawn can be edited. */
export const WAYS: readonly (readonly [Way, string])[] = [
  ['drawing', DRAWING_TEXT.drawing],
  ['fields', DRAWING_TEXT.fields],
];
