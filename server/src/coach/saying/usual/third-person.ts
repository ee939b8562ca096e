import type { Candidate } from '#coach/candidate/candidate.ts';
import { rankOf } from '#coach/language/common-words.ts';
import type { Asking } from '../asking.ts';
import { isOwnWords, isQuoted } from './kinds-of-story.ts';
import { unquoted } from './own-lines.ts';

const PRONOUNS = [
  { opens: /^She\b/, names: 'she|her|hers|herself' },
  { opens: /^He\b/, names: 'he|him|his|himself' },
];
const LEAST_OPENED = 2;
const OPENS_WITH_NAME = /^(?:M[rs]+\.? )?(\p{Lu}\p{Ll}{2,}) (?:\p{Ll}+(?:s|ed)|wrote|ran|built) /u;
const COMMON_FORM = /(?:s|ing)$/;
/** Among spoken words. */
const LEAST_RANK = 1_000;

/** Names a candidate of whom an agency tells: "Teresa gets invoices paid. She came up from the mail desk." */
export function thirdPersonOf({ name, episodes }: Candidate): RegExp | undefined {
  const told = episodes.map(({ sentences }) => sentences.map(({ text }) => text));
  const opened = told.map((texts) => texts.flatMap((text) => OPENS_WITH_NAME.exec(text)?.[1] ?? []));
  const isOften = (word: string): boolean =>
    !COMMON_FORM.test(word) &&
    !told.flat().some((text) => text.includes(` ${word.toLowerCase()}`)) &&
    rankOf(word.toLowerCase()) >= LEAST_RANK &&
    opened.filter((words) => words.includes(word)).length > 1;
  const first = opened.flat().find((word) => name.split(' ').includes(word) || isOften(word));
  const [most] = PRONOUNS.map(({ opens, names }) => ({
    names,
    count: told.flat().filter((text) => opens.test(text)).length,
  })).toSorted((one, other) => other.count - one.count);
  return first !== undefined && most && most.count >= LEAST_OPENED
    ? new RegExp(`\\b(?:${first}|${most.names})\\b`, 'iu')
    : undefined;
}

/** Own words, and stories up to their first sentence in the third person. */
export const inFirstPerson = (asking: Asking, third: RegExp | undefined): Asking => ({
  ...asking,
  candidate: {
    ...asking.candidate,
    episodes: asking.candidate.episodes.flatMap((episode) => {
      const { sentences } = episode;
      const quotes = third && isOwnWords(episode) ? /["“”]/g : '';
      const said = sentences.map((one) => ({ ...one, text: one.text.replace(quotes, '') }));
      const end = isQuoted(episode) ? -1 : said.findIndex(({ text }) => third?.test(unquoted(text)));
      return end === 0 ? [] : { ...episode, sentences: end < 0 ? said : said.slice(0, end) };
    }),
  },
});
