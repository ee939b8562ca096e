import type { Token } from '#coach/language/read-text.ts';
import type { Question } from '#coach/question/question.ts';
import type { Told } from '#coach/stories/told.ts';

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** No second stop after `Rye & Co.`. */
export const ended = (text: string): string => (/[.!?…]["”’)]*$/.test(text) ? text : `${text}.`);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const quoted = (sentence: string): string => `“${ended(sentence.trim())}”`;

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Stops behind abbreviations end no sentence. */
const END = /(?<!\b(?:St|Mr|Mrs|Ms|Dr|Co|Ltd|Inc|No|p\.a))[.!?]["”’)]*(?=\s)/g;

/** Sentences that fit; the first always. */
export function wholeWithin(text: string, words: number): string {
  const ends = [...text.matchAll(END)].map(({ index, 0: end }) => index + end.length);
  const wholes = [...ends, text.length].map((end) => text.slice(0, end));
  return wholes.findLast((whole) => countWords(whole) <= words) ?? wholes[0]!;
}

/** Deterministic by `seed`; avoids variants said before. */
export function varied(variants: readonly string[], seed: string, told: Told): string {
  const start = Array.from(seed).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  const order = variants.map((_variant, step) => variants[(start + step) % variants.length] ?? '');
  return order.find((variant) => variant === '' || !wasSaid(variant, told)) ?? order[0] ?? '';
}

const wasSaid = (text: string, { sentences }: Told): boolean =>
  sentences.has(text) || [...sentences].some((sentence) => sentence.startsWith(text));

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#%€$£]+/gu) ?? [];

export const lemmasAsked = ({ focus }: Pick<Question, 'focus'>): Set<string> =>
  new Set(focus.filter(({ isStop }) => !isStop).map(({ lemma }) => lemma));

export const countShared = (tokens: readonly Token[], lemmas: ReadonlySet<string>): number =>
  new Set(tokens.filter(({ lemma }) => lemmas.has(lemma)).map(({ lemma }) => lemma)).size;
