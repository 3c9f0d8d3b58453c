/** Repeatable chance. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  /** True in `percent` of a hundred times. */
  chance: (percent: number) => boolean;
  /** One of several. @throws where there is none */
  pick: <T>(from: readonly T[]) => T;
  /** So many hexadecimal digits. */
  hex: (length: number) => string;
  /** A UUIDv4. */
  uuid: () => string;
}

/** Mulberry32: the same seed gives the same campaign everywhere. */
export function randomOf(seed: number): Random {
  let state = seed;
  const next = () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (from) => {
      if (from.length === 0) throw new Error('Nothing to pick from.');
      return from[below(from.length)]!;
    },
    hex,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
