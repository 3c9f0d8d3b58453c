/** What a box is at that takes files: it rests, reads one, or says why it took none, and whether the same may be tried again. */
export type TakingState =
  | { kind: 'rest' }
  | { kind: 'reading' }
  | { kind: 'refused'; words: string; retry?: () => void };
