/** Seeded 0 to below 1 (linear congruential). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Draws without repetition. */
export function drawn<Item>(from: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...from];
  const take = (): Item[] => left.splice(Math.floor(random() * left.length), 1);
  return Array.from({ length: Math.min(count, left.length) }, take).flat();
}
