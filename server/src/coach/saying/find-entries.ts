import type { Candidate, Holding } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';

type Sought = NonNullable<Question['sought']>;

const KINDS: Partial<Record<Sought, Holding['kind']>> = {
  certificate: 'certificate',
  language: 'language',
  tool: 'skill',
  degree: 'degree',
};

/** How an entry reads, whatever list it stands in. */
const READS: Partial<Record<Sought, RegExp>> = {
  language:
    /\b(?:english|french|german|spanish|polish|italian|portuguese|dutch|arabic|mandarin|chinese|japanese|welsh|russian|hindi|urdu|turkish|greek|swedish|romanian|ukrainian|punjabi|bengali|fluent|native|bilingual)\b/i,
  certificate:
    /\b(?:licen[cs]es?|certif\w+|qualified|accredit\w+|registered|chartered|member of|level \d|award|card|first aid|life support|trained in|training scheme)\b/i,
  degree:
    /\b(?:b\.?a|b\.?sc|m\.?a|m\.?sc|m\.?chem|b\.?eng|m\.?eng|ph\.?d|hnd|hnc|degree|bachelor|master|diploma|a levels?|university|college|dissertation|thesis)\b/i,
};

/** An entry that holds several things is taken apart: `Excel with pivot tables; class 1 lorry licence.` */
function entriesOf({ holdings }: Candidate): Holding[] {
  return holdings.flatMap((holding) => {
    const parts = holding.text.split(/(?<=[\p{L}\d)]{2}[.;])\s+(?=\S)/u);
    return parts.length < 2
      ? [holding]
      : parts.map((text) => ({
          ...holding,
          text: text.replace(/^\p{Lu}\p{Ll}+: /u, '').replace(/[.;]+$/, ''),
          tokens: holding.tokens.filter((token) => text.includes(token.text)),
        }));
  });
}

/** The entries of the sort that is sought. */
export function entriesSought(candidate: Candidate, sought: Question['sought']): Holding[] {
  const entries = entriesOf(candidate);
  const reads = sought && READS[sought];
  const ofKind = entries.filter(({ kind }) => sought && kind === KINDS[sought]);
  if (!sought || !reads) return ofKind;
  const listed = ofKind.filter(({ text }) => reads.test(text));
  if (listed.length > 0) return listed;
  return entries
    .filter(({ text }) => reads.test(text))
    .map((entry) => ({ ...entry, kind: KINDS[sought] ?? entry.kind }));
}

/** The entries that a question names: "is your life support up to date". */
export function entriesNamed(candidate: Candidate, { names, focus, sought }: Question): Holding[] {
  return entriesOf(candidate).filter(({ tokens }) => {
    const lemmas = new Set(tokens.flatMap(({ lemma, text }) => [spelt(lemma), spelt(text.toLowerCase())]));
    if (names.length > 0)
      return names.some((name) =>
        name
          .toLowerCase()
          .split(/\s+/)
          .every((word) => lemmas.has(spelt(word))),
      );
    return focus.some(
      ({ lemma, isStop }) =>
        !isStop &&
        lemma !== sought &&
        !GENERAL.has(spelt(lemma)) &&
        [...lemmas].some((own) => isAkin(own, spelt(lemma))),
    );
  });
}

const STEM = 5;

/** "planning" and "planner" are of one stem. */
const isAkin = (one: string, other: string): boolean =>
  one === other || (one.length > STEM && other.length > STEM && one.slice(0, STEM) === other.slice(0, STEM));

const spelt = (word: string): string => word.replace(/^license/, 'licence');

/** Words that name the kind of entry and not the entry. */
const GENERAL = new Set(
  'certificate certification licence language tool software degree skill qualification course training level speak hold use work'.split(
    ' ',
  ),
);
