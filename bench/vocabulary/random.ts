/** Numbers from 0 up to 1, the same in every run (a linear congruential generator). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** So many different ones of these, in no order. */
export function drawn<Item>(from: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...from];
  const take = (): Item[] => left.splice(Math.floor(random() * left.length), 1);
  return Array.from({ length: Math.min(count, left.length) }, take).flat();
}
