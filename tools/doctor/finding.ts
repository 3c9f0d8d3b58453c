/**
 * One thing that the doctor looked at. `broken`: an owner must mend it; `open`: not set up yet, or not looked at;
 * `unclear`: the answer says neither.
 */
export interface Finding {
  state: 'good' | 'broken' | 'open' | 'unclear';
  /** A plain sentence. */
  text: string;
}

export const good = (text: string): Finding => ({ state: 'good', text });
export const broken = (text: string): Finding => ({ state: 'broken', text });
export const open = (text: string): Finding => ({ state: 'open', text });
export const unclear = (text: string): Finding => ({ state: 'unclear', text });
