import type { Verdict } from './verdict.ts';

/** What a visitor may be told. */
export interface Submission {
  verdict: Verdict;
  /** The lead is durably stored and will be sent again. */
  saved: boolean;
  /** The lead that stands for this text: an earlier one, if it is the same. */
  leadId: string;
}
