/** A random generator whose seed repeats the same choices, although not at the same moments. */
export interface Random {
  /** A number from 0 to less than 1. */
  next(): number;
  /** An integer from `least` to `most`, both included. */
  int(least: number, most: number): number;
  /** True in this share of cases. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A random generator for one worker, independent of the others. */
  fork(): Random;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => {
      // An empty list is a mistake of the caller.
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[int(0, list.length - 1)] as (typeof list)[number];
    },
    fork: () => createRandom(Math.floor(next() * 2 ** 32)),
  };
}
