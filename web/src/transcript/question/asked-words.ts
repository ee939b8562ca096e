export interface Run {
  readonly text: string;
  readonly isAsked: boolean;
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}']+/gu, '');
export const cutAtSpaces = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Alternating runs of asked and other words; all are other where the words are missing. */
export function runsOf(said: string, asked: string): Run[] {
  const words = cutAtSpaces(said);
  const places = new Set(placesOf(words, cutAtSpaces(asked)));
  const runs: Run[] = [];
  for (const [at, text] of words.entries()) {
    const isAsked = places.has(at);
    const last = runs.at(-1);
    if (last?.isAsked === isAsked) runs[runs.length - 1] = { isAsked, text: `${last.text} ${text}` };
    else runs.push({ text, isAsked });
  }
  return runs;
}

/** Indexes of `asked` in `said`, as late and close together as possible; empty if a word is missing. */
export function placesOf(said: readonly string[], asked: readonly string[]): readonly number[] {
  const words = said.map(plain);
  const wanted = asked.map(plain);
  let best: number[] = [];
  for (const [from, word] of words.entries()) {
    if (word !== wanted[0]) continue;
    const places: number[] = [];
    for (let at = from; at < words.length && places.length < wanted.length; at += 1)
      if (words[at] === wanted[places.length]) places.push(at);
    const isWhole = places.length === wanted.length;
    if (isWhole && (best.length === 0 || places.at(-1)! - from <= best.at(-1)! - best[0]!)) best = places;
  }
  return best;
}
