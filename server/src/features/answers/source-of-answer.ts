/** What an answer may be drawn from, as a label below it says it. */
export interface Source {
  text: string;
  source: string;
}

/** Words of five letters or more, and figures: what one story has and another has not. */
const TELLING = /\p{L}{5,}|\d+(?:[.,]\d+)*/gu;
/** By so many letters other forms of a word are known: `migrated`, `migration`. */
const STEM = 6;

/** As many as no two stories share by chance. */
const LEAST_SHARED = 3;
/** Of the source's own telling words. */
const LEAST_SHARE = 0.25;
/** How far ahead of the next best one from elsewhere. */
const AHEAD = 1.5;

/**
 * Where a language model's answer comes from, by the words that it shares with what it may be drawn from; null where
 * that is not plainly one origin: no source is better than a wrong one.
 * @param asked what was asked, and what the job asks for: words that an answer has from there are no evidence
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
