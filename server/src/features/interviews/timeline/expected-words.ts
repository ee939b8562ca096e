import type { Vocabulary } from '@pythia/contracts/customization.ts';
import { rankOf } from '#coach/language/common-words.ts';
import type { Material } from '#coach/material.ts';

/** Recognition services take about a hundred, the first ones; similar sounds are searched among all. */
const MOST_NAMES = 80;
const MOST_WITH_TERMS = 200;
const MOST_CHARACTERS = 40;

const WORD = String.raw`[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}+#&’'-]*`;
const NAME = new RegExp(String.raw`(?<![\p{L}\p{N}])${WORD}(?: ${WORD}){0,2}`, 'gu');
const PLAIN = /^\p{Lu}[\p{Ll}’'-]*$/u;
const WITHIN = /[\p{L}\p{N},(&/][ (]?$/u;
const LEGAL_FORM =
  /(?:[\s,]+(?:ltd|limited|llc|llp|plc|inc|incorporated|corp|corporation|co|company|group|holdings?|gmbh|ag|se|kg|oy|ab|pty|s\.?a|s\.?a\.?r\.?l|s\.?a\.?s|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v)\.?)+$/iu;
const LEAST_OF_NAME = 4;
/** Rank among words of spoken English; commoner ones also have other senses. */
const COMMON = 25_000;
const HEADING = /^[\p{Lu} &]{6,}$/u;

export function expectedWords(jobTitle: string, material: Material): string[] {
  const { company, role, name, jobDescription, education, work, other, stories } = material;
  const counts = new Map<string, number>();
  for (const text of [work, jobDescription, ...stories, education, other])
    for (const found of namesIn(text)) counts.set(found, (counts.get(found) ?? 0) + 1);
  const names = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MOST_NAMES);
  const words = [jobTitle, company, ...shortForms(company), role, name, ...names.map(([found]) => found)];
  return [...new Set(words)].filter(({ length }) => length > 0 && length <= MOST_CHARACTERS);
}

function shortForms(company: string): string[] {
  const plain = company.replace(LEGAL_FORM, '').trim();
  const words = plain.split(/[^\p{L}\p{N}+&’'-]+/u).filter((word) => word.length >= LEAST_OF_NAME);
  return [plain, ...words.filter((word) => rankOf(word.toLowerCase()) > COMMON)];
}

/** The session's own words, then as many terms as have room. */
export const withTerms = (own: readonly string[], terms: readonly string[]): string[] => {
  const known = new Set(own.map((word) => word.toLowerCase()));
  const others = terms.filter((term) => !known.has(term.toLowerCase()) && term.length <= MOST_CHARACTERS);
  return [...own, ...others].slice(0, Math.max(own.length, MOST_WITH_TERMS));
};

export function ownWordsFirst(own: Vocabulary, others: readonly string[]): Vocabulary {
  const known = new Set(own.map(({ word }) => word.toLowerCase()));
  return [...own, ...others.filter((word) => !known.has(word.toLowerCase())).map((word) => ({ word }))];
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(NAME)]
    .filter(({ 0: name, index }) => {
      const isWithin = WITHIN.test(text.slice(Math.max(0, index - 2), index));
      return (isWithin || !PLAIN.test(name)) && !HEADING.test(name);
    })
    .map(([name]) => name)
    .filter(({ length }) => length > 1 && length <= MOST_CHARACTERS);
