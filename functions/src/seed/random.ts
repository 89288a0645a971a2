const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export type Random = {
  int: (min: number, max: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (share: number) => boolean;
  /** In the form of Firestore's own ids. */
  id: () => string;
};

/** A separate generator for each name, so that the draws of one record do not change the others. */
export function randomFor(name: string): Random {
  const next = mulberry32(hashOf(name));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick(list) {
      if (list.length === 0) throw new Error('There is nothing to pick from');
      return list[int(0, list.length - 1)] as (typeof list)[number];
    },
    chance: (share) => next() < share,
    id: () => Array.from({ length: 20 }, () => LETTERS.charAt(int(0, LETTERS.length - 1))).join(''),
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Tommy Ettinger's generator: 32 bits of state, the same sequence on every platform. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
