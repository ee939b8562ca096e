import type { Episode } from '#coach/candidate/candidate.ts';

const LEAST = { inAll: 3, ofTwoYears: 4 };
const OPENS =
  /^(?:In (?:my (?:first|second|third|last) |(?:\p{L}+ ){0,2}(?:19|20)\d\d\b)|At \p{Lu}\p{L}+ |One (?:son|daughter|patient|customer|guest|client|day|night|time)\b|An? \p{Ll}+ (?:came to|rang|shouted|complained|accused|refused)\b|Each \p{Lu}|For (?:(?:two|three|four|five|six|\d+) (?:days|weeks|months)|the (?:19|20)\d\d)\b|There (?:is|was) an? |Where it (?:\p{Ll}+ ){1,3}\p{Ll}+\.$|I have (?:\p{L}+ ){1,8}\p{L}+, including\b|When (?:they|we) (?:had|got|took|opened|moved)\b|Last (?:year|winter|summer|spring|autumn)\b)/u;

/** A paragraph may hold several: "… I closed it. In my first winter I gave …" */
export function storiesIn(episode: Episode): Episode[] {
  const { sentences } = episode;
  if (sentences.length < LEAST.inAll) return [episode];
  const isLong = sentences.length >= LEAST.ofTwoYears;
  const years = sentences.map(({ text }) => yearsIn(text));
  const opens = sentences.flatMap(({ text }, at) =>
    at === 0 || OPENS.test(text) || (isLong && isOfAnotherYear(years.slice(0, at + 1))) ? at : [],
  );
  return opens.map((from, place) => ({ ...episode, sentences: sentences.slice(from, opens[place + 1]) }));
}

const isOfAnotherYear = (years: readonly (readonly string[])[]): boolean => {
  const [now = [], ...before] = years.toReversed();
  const last = before.find((some) => some.length > 0);
  return now.length > 0 && last !== undefined && !now.some((year) => last.includes(year));
};

export const yearsIn = (text: string): string[] => text.match(/\b(?:19|20)\d\d\b/g) ?? [];
