import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { History } from '#editor/model/history.ts';
import { judgedOf, unwrittenIn, type Judged, type Unwritten } from '#editor/model/unwritten.ts';
import { isUnanswered } from './ask.ts';
import { readReadiness } from './server.ts';

/** What a deploy refuses, and how sure that is. */
export interface LeftToWrite {
  places: readonly Unwritten[];
  /** `unsaved`: counted by marks since the last save. `unknown`: nobody answers, or something is wrong in a file. */
  certainty: 'judged' | 'unsaved' | 'asking' | 'unknown';
}

/** Counts what is left to write: at opening and after each save a deploy's own check says it, between them marks do. */
export function useUnwritten({ trees, hashes, done }: History): LeftToWrite {
  const [judged, setJudged] = useState<Judged | null>(null);
  const [isKnown, setIsKnown] = useState<boolean | null>(null);
  const ask = useEffectEvent(async (isOver: () => boolean) => {
    const saved = done[0]?.before ?? trees;
    setIsKnown(null);
    const answer = await readReadiness();
    if (isOver()) return;
    const isJudged = !isUnanswered(answer) && answer.kind === 'judged';
    if (isJudged) setJudged(judgedOf(saved, answer.places));
    setIsKnown(isJudged);
  });
  // Read again, and the same: what was asked of them still holds.
  const files = JSON.stringify(hashes);
  useEffect(() => {
    let isOver = false;
    // Before the first answer there is nothing to judge.
    if (files !== '{}') void ask(() => isOver);
    return () => {
      isOver = true;
    };
  }, [files]);
  const places = useMemo(() => unwrittenIn(trees, judged), [trees, judged]);
  const settled = done.length > 0 ? 'unsaved' : 'judged';
  return { places, certainty: isKnown === null ? 'asking' : isKnown ? settled : 'unknown' };
}
