import type { Outcome } from '#early/window.ts';

/** What may be said of an outcome. The early script finds the sentences in the page, so that it carries none itself. */
export type ResultWords = Readonly<
  Record<'success' | 'failure' | 'exception' | 'saved' | 'hurry' | 'call' | 'refused', string>
>;

/** What is said of an outcome, part by part; empty: nothing. null: there is none yet. */
export const resultText = (outcome: Outcome | null, words: ResultWords) => {
  const isSaved = !!outcome && 'saved' in outcome && outcome.saved;
  const isLost = outcome?.tone === 'exception' && !isSaved;
  const isRefused = outcome?.tone === 'failure' && outcome.fields.length > 0;
  return {
    message: outcome ? words[outcome.tone] : '',
    saved: isSaved ? words.saved : '',
    receipt: isSaved || outcome?.tone === 'success' ? outcome.receipt : '',
    // Before the phone number.
    call: isSaved ? words.hurry : isLost ? words.call : '',
    // Before the fields that the service refused.
    refused: isRefused ? words.refused : '',
  };
};
