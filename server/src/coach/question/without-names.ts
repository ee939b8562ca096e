import { rankOf } from '#coach/language/common-words.ts';

export interface Named {
  candidate: string;
  company: string;
  employers: readonly string[];
}

const COMPANY = 'our company';
const EMPLOYER = 'your job';
/** Rank among spoken words; rarer ones are names in any case. */
const RARE = 15_000;
const FORM = /^(?:ltd|limited|llp|plc|inc|llc|gmbh|corp|co|the|and|of|&)\.?$/i;
/** "Rye & Co." of "Rye" */
const BEHIND = String.raw`(?: (?:(?:&|and) )?(?:ltd|limited|llp|plc|inc|llc|gmbh|corp|co)(?![\p{L}\p{N}])\.?(?=[ ,?!]|$))?`;
const MOST_WORDS = 8;
const ARTICLE = String.raw`(?:\b(?:the|an?|our|this|your) )?`;

/**
 * Names out, so that wordings match: "Why Larkmoor?" → "Why our company?", "Ilse, who is Ilse?" → "who is
 * you?".
 */
export function withoutNames(text: string, { candidate, company, employers }: Named): string {
  const atCompany = replaceName(text, company, COMPANY);
  const atEmployers = employers.reduce((said, employer) => replaceName(said, employer, EMPLOYER), atCompany);
  return replaceCandidate(atEmployers, candidate);
}

function replaceName(text: string, name: string, by: string): string {
  const written = name.split(/[,(–|]/, 1)[0]!.match(/[\p{L}\p{N}&'’-]+/gu) ?? [];
  const words = written.slice(0, MOST_WORDS).slice(0, written.findLastIndex((word) => !FORM.test(word)) + 1);
  const prefixes = words.map((_word, at) => words.slice(0, words.length - at));
  const named = prefixes.reduce((said, prefix) => replacePrefix(said, prefix, by), text);
  const kind = words.at(-1);
  const isKind = kind !== undefined && words.length > 1 && /^\p{L}{4,}$/u.test(kind) && by === COMPANY;
  return isKind ? named.replace(new RegExp(String.raw`\b(?:the|an?|this) ${kind}\b`, 'giu'), by) : named;
}

/** "Hobb and Lindley" of "Hobb & Lindley Homewares"; everyday words count where capitalised. */
function replacePrefix(text: string, prefix: readonly string[], by: string): string {
  if (prefix.every((word) => FORM.test(word))) return text;
  const pattern = prefix.map((word) => (/^(?:&|and)$/i.test(word) ? '(?:&|and)' : word)).join(' ');
  const isRare = prefix.some(
    (word) => !FORM.test(word) && word.length > 3 && rankOf(word.toLowerCase()) > RARE,
  );
  const found = new RegExp(String.raw`${ARTICLE}(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])${BEHIND}`, 'giu');
  return text.replace(found, (words: string, at: number) =>
    isRare || (at > 0 && isWrittenAsName(words)) ? by : words,
  );
}

const isWrittenAsName = (words: string): boolean => /(?:^|\s)\p{Lu}\S*$/u.test(words);

function replaceCandidate(text: string, candidate: string): string {
  const first = /^\p{L}{2,}/u.exec(candidate.trim())?.[0];
  if (first === undefined) return text;
  const name = first.charAt(0).toUpperCase() + first.slice(1).toLowerCase();
  return text
    .replace(new RegExp(String.raw`^${name}, |, ${name}(?=[,.?!]|$)`, 'gu'), '')
    .replace(new RegExp(String.raw`(?<=\p{Ll} )${name}(?![\p{L}\p{N}])`, 'gu'), 'you');
}
