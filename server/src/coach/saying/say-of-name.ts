import type { Candidate, Said } from '#coach/candidate/candidate.ts';
import { nearestTool } from '#coach/knowledge/nearest-tool.ts';
import type { Asking, Spoken } from './asking.ts';
import { wordsIn } from './wording.ts';

/**
 * Never used where the candidate says so; the known product of its kind in place of an unknown one; else
 * undefined.
 */
export function sayOfName({ candidate, question }: Asking): Spoken | undefined {
  const { episodes } = candidate;
  for (const episode of episodes) {
    const said = episode.sentences.find((sentence) => denies(sentence, question.names));
    if (said) return { text: said.text, told: [episode] };
  }
  const [near] = question.names
    .filter((name) => !isKnownName(candidate, name))
    .flatMap((name) => nearestTool(name, (product) => isNamed(candidate, product)) ?? []);
  return near && { text: `The ${near.kind} that I know is ${near.product}.`, told: [] };
}

export const isKnownName = ({ words }: Candidate, name: string): boolean =>
  words.has(name.toLowerCase()) || wordsIn(name).every((word) => words.has(word));

const denies = ({ text }: Said, names: readonly string[]): boolean =>
  names.length > 0 &&
  names.every((name) => hasName(text, name)) &&
  /^I(?: have| had| do| did| am|['’]ve)?(?:n['’]t| not| never)\b/i.test(text);

const isNamed = ({ episodes, holdings }: Candidate, name: string): boolean =>
  holdings.some(({ text }) => hasName(text, name)) ||
  episodes.some(({ sentences }) =>
    sentences.some((said) => hasName(said.text, name) && !denies(said, [name])),
  );

/** Heard names are in lower case; written ones are matched as written: `R` is not in "ran". */
export const hasEachName = (text: string, names: readonly string[]): boolean =>
  names.every((name) => hasName(name === name.toLowerCase() ? text.toLowerCase() : text, name));

/** `Go` is neither in "Google" nor in "go". */
function hasName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const [before = ' ', after = ' '] = at < 0 ? [] : [text[at - 1], text[at + name.length]];
  return at >= 0 && !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}+#]/u.test(after);
}
