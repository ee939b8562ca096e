import type { ReadText } from './given-answer.ts';

export interface LineCoverage {
  /** Share of its words, 0 to 1, that stand in some stretch of the answer. */
  words: number;
  meaning: number;
  piece: number;
}

const STRETCH = 3;
/** Longer words are compared by their beginning: `complaint` and `complained`. */
const STEM = 5;
const CONTENT = /^(?:NOUN|PROPN|VERB|ADJ|ADV|NUM)$/;

export const matterOf = ({ words }: Pick<ReadText, 'words'>): ReadonlySet<string> =>
  new Set(
    words
      .filter(({ isStop, pos, lemma }) => !isStop && CONTENT.test(pos) && lemma.length > 1)
      .map(({ lemma }) => lemma.slice(0, STEM)),
  );

export function toldIn(line: ReadText, pieces: readonly ReadText[]): LineCoverage {
  const matter = [...matterOf(line)];
  const said = pieces.map(matterOf);
  const shares = pieces.map((_, at) => {
    const stretch = said.slice(at, at + STRETCH);
    const found = matter.filter((word) => stretch.some((words) => words.has(word)));
    return found.length / Math.max(1, matter.length);
  });
  const nearness = pieces.map((piece) => nearnessOf(line, piece));
  const meaning = Math.max(0, ...nearness);
  return { words: Math.max(0, ...shares), meaning, piece: Math.max(0, nearness.indexOf(meaning)) };
}

/** Similarity of meaning, −1 to 1; without vectors by shared words. */
export function nearnessOf(one: ReadText, other: ReadText): number {
  if (one.vector && other.vector)
    return one.vector.reduce((sum, value, at) => sum + value * other.vector![at]!, 0);
  const [mine, theirs] = [matterOf(one), matterOf(other)];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return shared / Math.max(1, Math.sqrt(mine.size * theirs.size));
}
