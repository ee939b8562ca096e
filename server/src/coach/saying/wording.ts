import type { Said } from '#coach/candidate/candidate.ts';
import { isProper } from '#coach/candidate/speech/proper.ts';
import type { Told } from '#coach/stories/told.ts';

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Lower case where the first word may have it: `The oven` → `the oven`; names and `I` keep theirs. */
export function uncapitalised(text: string, tokens: Said['tokens'], names: readonly string[]): string {
  const [first, second] = tokens;
  const isSpelt = first === undefined || /^I\b|^\P{Ll}{2,}$|^\p{L}.*\p{Lu}/u.test(first.text);
  const isName =
    isSpelt ||
    isProper(first.text) ||
    names.some((name) => name.split(' ')[0] === first.text) ||
    (first.pos === 'PROPN' && /^\p{Lu}/u.test(second?.text ?? '') && second?.text !== 'I') ||
    // "Apple rejected us": a thing would have an article
    (first.pos === 'PROPN' && second?.pos === 'VERB' && !/(?:s|ing|ion|ment|ity)$/.test(first.text));
  return isName ? text : decapitalised(text);
}

/** What leads on from a sentence before it has nothing to lead on from at the start. */
export const withoutConnective = (text: string): string =>
  text.replace(/^(?:so|then|also|but|and|however|afterwards|next|finally),?\s+(?=\p{L})/iu, '');

/** Ends a sentence once, also after `Rye & Co.`. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whatever its first word is; {@link uncapitalised} leaves names as they are. */
export const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `a, b and c`. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** With `a` or `an` as it is spoken: `an MSc`, `a union official`. */
export function withArticle(noun: string): string {
  const spelt = /^[A-Z]{2}/.test(noun) && !/^(?=[A-Z]*[AEIOU])[A-Z]{4,}/.test(noun);
  const vowel = spelt ? /^[AEFHILMNORSX]/.test(noun) : /^(?!uni|use|eu|one)[aeiou]|^hono|^hour/i.test(noun);
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

/** Cut at a clause so that at most so many words remain; always ends a sentence, a bracket and a quotation. */
export function clipped(text: string, words: number): string {
  if (countWords(text) <= words) return text;
  const kept = text.split(/\s+/).slice(0, words).join(' ').replace(OPEN_BRACKET, '');
  const isEnough = (clause: string | undefined, least: number): clause is string =>
    clause !== undefined && countWords(clause) >= least && !isOnlyWhen(clause);
  const toMark = TO_MARK.exec(kept)?.[1];
  const toClause = TO_CLAUSE.exec(kept)?.[1];
  const clause = isEnough(toMark, words * 0.6) ? toMark : toClause;
  const isWhole = isEnough(clause, Math.min(6, words / 2));
  const whole = isWhole ? clause.replace(OPEN_BRACKET, '') : kept;
  const end = whole.replace(/[\s,;:–—]+$/u, '');
  const isCut = !isWhole && countWords(kept) === words;
  return `${end}${isCut ? ' …' : ''}${leavesQuotationOpen(end) ? '”' : ''}${isCut ? '' : '.'}`;
}

const TO_MARK = /^(.+)[,;:](?=\s|$)/su;
const TO_CLAUSE = /^(.+)(?:[,;:](?=\s|$)| –| —| (?:and|but|which|who|so|while|because)\b)/su;
const OPEN_BRACKET = /\s*\([^)]*$/u;

/** `When the fridge broke down` is no sentence. */
const isOnlyWhen = (clause: string): boolean =>
  /^(?:when|while|if|as|after|before|because|although|since|once)\b[^,]*$/i.test(clause);

const leavesQuotationOpen = (text: string): boolean => text.lastIndexOf('“') > text.lastIndexOf('”');

/** The same question gets the same variant, another one another; none that was said before, if there is a choice. */
export function varied(variants: readonly string[], seed: string, told: Told): string {
  const start = Array.from(seed).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  const order = variants.map((_variant, step) => variants[(start + step) % variants.length] ?? '');
  return order.find((variant) => variant === '' || !wasSaid(variant, told)) ?? order[0] ?? '';
}

/** The same for a sentence that only leads to the answer: none rather than one that was said before. */
export function leadFor(variants: readonly string[], seed: string, told: Told): string {
  const fresh = variants.filter((variant) => variant === '' || !wasSaid(variant, told));
  return fresh.length > 0 ? varied(fresh, seed, told) : '';
}

const wasSaid = (text: string, { sentences }: Told): boolean =>
  sentences.has(text) || [...sentences].some((sentence) => sentence.startsWith(text));

/** In lower case, without punctuation. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#%€$£]+/gu) ?? [];
