export interface Source {
  text: string;
  source: string;
}

const TELLING = /\p{L}{5,}|\d+(?:[.,]\d+)*/gu;
const STEM = 6;

const LEAST_SHARED = 3;
const LEAST_SHARE = 0.25;
const AHEAD = 1.5;

/**
 * Finds where a model's answer comes from, by shared words; null unless it is plainly one origin: no source
 * is better than a wrong one.
 * @param asked question and job: words from there are no evidence
 */
export function sourceOfAnswer(answer: string, asked: string, sources: readonly Source[]): string | null {
  const known = tellingWords(asked);
  const told = [...tellingWords(answer)].filter((word) => !known.has(word));
  const words = sources.map(({ text }) => tellingWords(text));
  const weightOf = (word: string): number => 1 / words.filter((own) => own.has(word)).length;
  const [best, ...others] = sources
    .map(({ source }, index) => {
      const shared = told.filter((word) => words[index]!.has(word));
      const weight = shared.reduce((sum, word) => sum + weightOf(word), 0);
      return { source, weight, share: shared.length / words[index]!.size };
    })
    .toSorted((one, other) => other.weight - one.weight);
  if (!best || best.weight < LEAST_SHARED || best.share < LEAST_SHARE) return null;
  const next = others.find(({ source }) => source !== best.source);
  return next && next.weight * AHEAD > best.weight ? null : best.source;
}

const tellingWords = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(TELLING) ?? []).map((word) => word.slice(0, STEM)));
