interface WordLimits {
  longest: number;
  count: number;
  characters: number;
  separator?: number;
}

export function wordsWithin(words: readonly string[], limits: WordLimits): string[] {
  const { longest, count, characters, separator = 0 } = limits;
  const taken: string[] = [];
  let left = characters;
  for (const word of words) {
    const { length } = word.trim();
    const fits = length > 0 && length <= longest && length + separator <= left;
    if (!fits || taken.length === count) continue;
    taken.push(word);
    left -= length + separator;
  }
  return taken;
}
