import type { Candidate, Holding, Said } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { degreeSentence } from './degree.ts';
import { entriesNamed, entriesSought, isGeneral, namesLanguage } from './find-entries.ts';
import { employersOf } from './jobs-held.ts';
import { sayOfName } from './say-of-name.ts';
import { sayYears } from './say-years.ts';
import { clipped, decapitalised, listed, withArticle, wordsIn } from './wording.ts';

const LISTED = 6;
const WORDS = 40;
const YES_OR_NO = /^(?:(?:have|do|did|are|can|is) (?:you|there|your)\b|you (?:have|hold|do|speak)\b)/i;

/** A fact that is there or not: the entry that answers, else all there is of its sort, which denies nothing. */
export function sayLookUp(asking: Asking): Spoken {
  const { candidate, question } = asking;
  if (question.sought === 'years') return sayYears(asking);
  if (question.sought === 'employer') return { text: employersOf(candidate), told: [] };
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
    return { text: affirmative(asSought(nearest, question), question), told: [] };
  }
  const all = inASentence(asking, Math.max(2, thingsIn(question)));
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
  return isOfOther ? NOT_SURE : { text: inOneSentence(first.kind, ofKind), told: [] };
}

/** What is named is what is known already: "any further qualifications since your diploma". */
const BESIDES = /\b(?:further|besides|apart from|other than|since your|in addition to|on top of)\b/i;

/** "What did you read at university" is answered by all that was, and not by the entry that has the word. */
const isWholeDegree = ({ sought, names, text }: Question): boolean =>
  sought === 'degree' && names.length === 0 && !YES_OR_NO.test(text);

/** What a student wrote, which no degree says. */
export const THESIS =
  /\b(?:dissertation|thesis|final (?:year )?project)\b|\byour (?:final|last) year (?:as a student|at (?:uni\w*|college))\b/i;

/** What the material says of it. */
export function thesisOf(candidate: Candidate): Spoken | undefined {
  const ofStudies = candidate.episodes.filter(({ source }) => source === 'education');
  for (const episode of ofStudies) {
    const said = episode.sentences.find(({ text }) => THESIS.test(text));
    if (said) return { text: said.text, told: [episode] };
  }
  return undefined;
}

/** Whether more is named than the sort: "your CPC", and not "any certificates". */
const asksForOne = ({ focus }: Question): boolean =>
  focus.some(({ lemma, pos, isStop }) => !isStop && /^(?:NOUN|PROPN|VERB)$/.test(pos) && !isGeneral(lemma));

/** How many different words say what is asked for. */
const thingsIn = ({ focus }: Question): number =>
  new Set(focus.filter(({ isStop }) => !isStop).map(({ lemma }) => lemma)).size;

/** A language that is spoken of rather than listed: "Polish is spoken at home". */
function languageTold({ candidate, budget }: Asking): Spoken | undefined {
  for (const episode of candidate.episodes) {
    const said = episode.sentences.find(({ text }) => SPOKEN.test(text) && namesLanguage(text));
    if (said) return { text: clipped(said.text, budget), told: [episode] };
  }
  return undefined;
}

const SPOKEN =
  /\b(?:sp(?:eak|oke|oken)|fluent(?:ly)?|mother tongue|native|bilingual|interpret\p{L}*|translat\p{L}+)\b/iu;

/** What stands in a sentence rather than in a list: the one that has so many of the words asked for. */
export function inASentence({ candidate, question, budget }: Asking, least = 2): Spoken | undefined {
  const asked = new Set(question.focus.filter(({ isStop }) => !isStop).map(({ lemma }) => lemma));
  const shared = ({ tokens }: Said): number =>
    new Set(tokens.filter(({ lemma }) => asked.has(lemma)).map(({ lemma }) => lemma)).size;
  const [best] = candidate.episodes
    .flatMap((episode) => episode.sentences.map((said) => ({ episode, said })))
    .filter(({ said }) => shared(said) >= least)
    .toSorted((one, other) => shared(other.said) - shared(one.said));
  return best && { text: clipped(best.said.text, budget), told: [best.episode] };
}

/** Those that have most of the words asked for: "are you a chartered librarian" is no question for the degree in libraries. */
function nearestTo({ focus }: Question, named: readonly Holding[]): readonly Holding[] {
  const asked = new Set(focus.filter(({ isStop }) => !isStop).map(({ lemma }) => lemma));
  const shared = ({ tokens }: Holding): number =>
    new Set(tokens.filter(({ lemma }) => asked.has(lemma)).map(({ lemma }) => lemma)).size;
  const most = Math.max(...named.map(shared));
  return named.filter((entry) => shared(entry) === most);
}

/** A tool is worked with, in whatever list it stands; a certificate, a degree or an award is none. */
const asSought = (named: readonly Holding[], { sought }: Question): readonly Holding[] =>
  sought === 'tool'
    ? named.map((entry) => (/^(?:language|interest)$/.test(entry.kind) ? { ...entry, kind: 'skill' } : entry))
    : named;

/** "Yes" only where the entries hold every name that was asked for, or a word of the question as it stands. */
function affirmative(named: readonly Holding[], { text, names, focus }: Question): string {
  const sentence = [...new Set(named.map(({ kind }) => kind))]
    .map((kind) => inOneSentence(kind, named))
    .join(' ');
  const held = new Set(named.flatMap((entry) => wordsIn(entry.text)));
  const isHeld =
    names.length > 0
      ? names.every((name) => wordsIn(name).every((word) => held.has(word)))
      : focus.some(
          ({ isStop, lemma, text: word }) => !isStop && (held.has(lemma) || held.has(word.toLowerCase())),
        );
  return isHeld && YES_OR_NO.test(text)
    ? `Yes, ${sentence.replace(/^(?!I\b)\p{Lu}/u, (letter) => letter.toLowerCase())}`
    : sentence;
}

/** `Personal Licence Holder since 2014` is held as a licence, and `PRINCE2 Practitioner, 2024` from that year on. */
const asHeld = (text: string): string => {
  const dated = text.replace(/(?:, | \()((?:19|20)\d\d)\)?$/, ' from $1');
  if (/\bholder\b/i.test(dated)) return withArticle(dated.replace(/\s+holder\b/i, ''));
  return /^(?!first aid\b).*\b(?:licen[cs]e|diploma|card)(?= (?:from|since) \d{4}$|$)/i.test(dated)
    ? withArticle(dated)
    : dated;
};

/** `Registered with the council since 2014` is what one is, and not what one holds. */
function certificateSentence(texts: readonly string[]): string {
  const are = texts.filter((text) => IS_STATE.test(text));
  const members = texts.filter((text) => MEMBER.test(text));
  const rest = texts.filter((text) => !IS_STATE.test(text) && !MEMBER.test(text));
  const since = rest.filter((text) => SINCE.test(text));
  const held = rest.filter((text) => !SINCE.test(text));
  const parts = [
    ...are.map((text) => `am ${decapitalised(text)}`),
    ...members.map((text) => text.replace(MEMBER, 'have been a member of $1 since $2')),
    ...(since.length > 0 ? [`have held ${listed(since.map(asHeld))}`] : []),
    ...(held.length > 0 ? [`hold ${listed(held.map(asHeld))}`] : []),
  ];
  return `I ${listed(parts)}.`;
}

/** `Chartered Librarian since 2016` has been held from then on. */
const SINCE = / since (?:19|20)\d\d$/;
const MEMBER = /^(.+), member since ((?:19|20)\d\d)$/i;

const IS_STATE =
  /^(?:registered|qualified|trained|accredited|licen[cs]ed|certified) (?:with|as|in|by|for|to)\b/i;

function inOneSentence(kind: Holding['kind'], holdings: readonly Holding[]): string {
  const texts = holdings
    .filter((holding) => holding.kind === kind)
    .map(({ text }) => text.replace(/[.;,]+$/, ''));
  const entries = listed(texts.slice(0, LISTED));
  const sentences: Record<Holding['kind'], string> = {
    language: `I speak ${entries}.`,
    skill: `I work with ${entries}.`,
    certificate: certificateSentence(texts.slice(0, LISTED)),
    degree: degreeSentence(texts.slice(0, 2)),
    award: `I was given ${entries}.`,
    interest: `I like ${entries}.`,
    availability: `${texts[0] ?? ''}.`,
  };
  return clipped(sentences[kind], WORDS);
}
