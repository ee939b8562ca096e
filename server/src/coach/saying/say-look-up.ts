import type { Candidate, Holding, Place, Said } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { entriesNamed, entriesSought, isGeneral, isIncomplete, namesLanguage } from './find-entries.ts';
import { heldFor, jobsHeld } from './jobs-held.ts';
import { hasEachName, sayOfName } from './say-of-name.ts';
import { inLines } from './tell-episode.ts';
import { countShared, ended, lemmasAsked, listed, wordsIn } from './wording.ts';

const LISTED = 6;
const YES_OR_NO = /^(?:(?:have|do|did|are|can|is) (?:you|there|your)\b|you (?:have|hold|do|speak)\b)/i;

/** The entry that answers, else all of its sort, which denies nothing. */
export function sayLookUp(asking: Asking): Spoken {
  const { candidate, question } = asking;
  if (question.sought === 'years') return sayYears(asking);
  if (question.sought === 'employer') return { text: jobsHeld(candidate), told: [] };
  const thesis = THESIS.test(question.text) ? thesisOf(candidate) : undefined;
  if (thesis) return thesis;
  const isBesides = BESIDES.test(question.text);
  const own = isWholeDegree(question) ? [] : entriesNamed(candidate, question);
  const named = isBesides ? [] : own;
  const ofKind = entriesSought(candidate, question.sought).filter(
    ({ text }) => !isBesides || !own.some((entry) => entry.text === text),
  );
  const ofName = sayOfName(asking);
  if (ofName) return ofName;
  if (named.length > 0) {
    const nearest = YES_OR_NO.test(question.text) ? nearestTo(question, named) : named;
    return { text: affirmative(nearest, question), told: [] };
  }
  const stated = statedOf(asking);
  if (stated) return stated;
  const all = inASentence(asking, Math.max(2, lemmasAsked(question).size));
  if (all && YES_OR_NO.test(question.text)) return all;
  const written = inASentence(asking);
  const [first] = ofKind;
  const told = !first && question.sought === 'language' ? languageTold(asking) : undefined;
  if (told) return told;
  if (!first || (written && asksForOne(question))) return written ?? NOT_SURE;
  const isOfOther =
    first.kind === 'certificate' &&
    !isBesides &&
    YES_OR_NO.test(question.text) &&
    question.names.length === 0 &&
    asksForOne(question);
  return isOfOther ? NOT_SURE : { text: asWritten(first.kind, ofKind), told: [] };
}

/** "any further qualifications since your diploma" */
const BESIDES = /\b(?:further|besides|apart from|other than|since your|in addition to|on top of)\b/i;

/** "What did you read at university" wants the whole degree. */
const isWholeDegree = ({ sought, names, text }: Question): boolean =>
  sought === 'degree' && names.length === 0 && !YES_OR_NO.test(text);

export const THESIS =
  /\b(?:dissertation|thesis|final (?:year )?project)\b|\byour (?:final|last) year (?:as a student|at (?:uni\w*|college))\b/i;

export function thesisOf(candidate: Candidate): Spoken | undefined {
  const ofStudies = candidate.episodes.filter(({ source }) => source === 'education');
  for (const episode of ofStudies) {
    const said = episode.sentences.find(({ text }) => THESIS.test(text));
    if (said) return { text: said.text, told: [episode] };
  }
  const entry = candidate.holdings.find(({ text }) => THESIS.test(text));
  return entry && { text: ended(entry.text), told: [] };
}

/** "your CPC", not "any certificates" */
const asksForOne = ({ focus }: Question): boolean =>
  focus.some(({ lemma, pos, isStop }) => !isStop && /^(?:NOUN|PROPN|VERB)$/.test(pos) && !isGeneral(lemma));

function languageTold({ candidate }: Asking): Spoken | undefined {
  for (const episode of candidate.episodes) {
    const said = episode.sentences.find(({ text }) => SPOKEN.test(text) && namesLanguage(text));
    if (said) return { text: said.text, told: [episode] };
  }
  return undefined;
}

const SPOKEN =
  /\b(?:sp(?:eak|oke|oken)|fluent(?:ly)?|mother tongue|native|bilingual|interpret\p{L}*|translat\p{L}+)\b/iu;

const DENIES = /\b(?:not|never|no|without|n['’]t)\b/i;

/** "Class B CDL with passenger endorsement" */
function statedOf({ candidate, question: { names } }: Asking): Spoken | undefined {
  const isEmployer = candidate.places.some(({ employer }) => names.some((name) => employer.includes(name)));
  if (names.length === 0 || isEmployer) return undefined;
  for (const episode of candidate.episodes) {
    const said = episode.sentences.find(({ text }) => hasEachName(text, names) && !DENIES.test(text));
    if (said) return { text: ended(said.text), told: [episode] };
  }
  return undefined;
}

export function inASentence({ candidate, question }: Asking, least = 2): Spoken | undefined {
  const asked = lemmasAsked(question);
  const shared = ({ tokens }: Said): number => countShared(tokens, asked);
  const [best] = candidate.episodes
    .flatMap((episode) => episode.sentences.map((said) => ({ episode, said })))
    .filter(({ said }) => shared(said) >= least)
    .toSorted((one, other) => shared(other.said) - shared(one.said));
  return best && { text: best.said.text, told: [best.episode] };
}

/** Most of the words: "are you a chartered librarian" is not about a degree in libraries. */
function nearestTo(question: Question, named: readonly Holding[]): readonly Holding[] {
  const asked = lemmasAsked(question);
  const shared = ({ tokens }: Holding): number => countShared(tokens, asked);
  const most = Math.max(...named.map(shared));
  return named.filter((entry) => shared(entry) === most);
}

/** "Yes" only where entries have every name, or a word of the question as it stands. */
function affirmative(named: readonly Holding[], { text, names, focus }: Question): string {
  const entries = inLines([...new Set(named.map(({ kind }) => kind))].map((kind) => asWritten(kind, named)));
  const held = new Set(named.flatMap((entry) => wordsIn(entry.text)));
  const isHeld =
    names.length > 0
      ? names.every((name) => wordsIn(name).every((word) => held.has(word)))
      : focus.some(
          ({ isStop, lemma, text: word }) => !isStop && (held.has(lemma) || held.has(word.toLowerCase())),
        );
  return isHeld && !named.some(isIncomplete) && YES_OR_NO.test(text) ? `Yes. ${entries}` : entries;
}

function asWritten(kind: Holding['kind'], holdings: readonly Holding[]): string {
  const texts = holdings
    .filter((holding) => holding.kind === kind)
    .map(({ text }) => text.replace(/[.;,]+$/, ''));
  const entries = texts.slice(0, LISTED);
  const lead = LEADS[kind];
  return lead === undefined ? inLines(entries.map(ended)) : `${lead} ${listed(entries)}.`;
}

const LEADS: Partial<Record<Holding['kind'], string>> = {
  language: 'I speak',
  skill: 'I work with',
};

const SPELT = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty';
const YEARS = new RegExp(`\\b(\\d+|${SPELT})\\+? (?:and a half )?years?\\b`, 'i');

/** A line with a duration, else dates as written; nothing is added up. */
function sayYears(asking: Asking): Spoken {
  const { candidate, question, found } = asking;
  const about = new Set([...question.names.map((name) => name.toLowerCase()), ...subjectOf(asking)]);
  const saying = candidate.episodes
    .flatMap(({ sentences }) => sentences)
    .filter(({ text }) => YEARS.test(text))
    .toSorted((one, other) => countShared(other.tokens, about) - countShared(one.tokens, about))[0];
  if (saying && (about.size === 0 || countShared(saying.tokens, about) > 0))
    return { text: saying.text, told: [] };
  const places = about.size > 0 && found[0] ? [found[0].episode.place] : candidate.places;
  const dated = places.filter(({ from }) => from !== '');
  return dated.length > 0 ? { text: sinceWhen(dated), told: [] } : NOT_SURE;
}

const subjectOf = ({ question }: Asking): string[] =>
  question.focus
    .map(({ lemma }) => lemma)
    .filter((lemma) => !/^(year|long|many|experience|much|time|work|total)$/.test(lemma));

function sinceWhen(places: readonly Place[]): string {
  const byYear = places.toSorted((one, other) => yearOf(one.from) - yearOf(other.from));
  return inLines([...new Set([byYear[0]!, byYear.at(-1)!].map(heldFor))]);
}

const yearOf = (date: string): number => Number(/\d{4}/.exec(date)?.[0] ?? 9999);
