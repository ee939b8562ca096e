import type { Holding } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import type { Asking, Spoken } from './asking.ts';
import { employersOf } from './jobs-held.ts';
import { isKnownName } from './say-experience.ts';
import { sayStory } from './say-story.ts';
import { sayYears } from './say-years.ts';
import { clipped, listed, withArticle } from './wording.ts';

const LISTED = 6;
const WORDS = 40;

const KINDS: Partial<Record<NonNullable<Question['sought']>, Holding['kind']>> = {
  certificate: 'certificate',
  language: 'language',
  tool: 'skill',
  degree: 'degree',
};

/** A fact that is there or not: the entry that answers, else honestly that there is none. */
export function sayLookUp(asking: Asking): Spoken {
  const { candidate, question } = asking;
  if (question.sought === 'years') return sayYears(asking);
  if (question.sought === 'employer')
    return { text: employersOf(candidate) || sayStory(asking).text, told: [] };
  const kind = question.sought && KINDS[question.sought];
  const ofKind = candidate.holdings.filter((holding) => holding.kind === kind);
  const named = candidate.holdings.filter((holding) => isAskedFor(holding, question));
  if (named.length > 0) return { text: affirmative(named, question), told: [] };
  if (question.names.some((name) => !isKnownName(candidate, name))) return absent(asking, ofKind);
  const [first] = ofKind;
  return first ? { text: inOneSentence(first.kind, ofKind), told: [] } : sayStory(asking);
}

function isAskedFor({ tokens }: Holding, { names, focus, sought }: Question): boolean {
  const lemmas = new Set(tokens.flatMap(({ lemma, text }) => [lemma, text.toLowerCase()]));
  if (names.length > 0)
    return names.some((name) =>
      name
        .toLowerCase()
        .split(/\s+/)
        .every((word) => lemmas.has(word)),
    );
  return focus.some(
    ({ lemma, isStop }) => !isStop && lemma !== sought && !GENERAL.has(lemma) && lemmas.has(lemma),
  );
}

/** Words that name the kind of entry and not the entry. */
const GENERAL = new Set(
  'certificate certification licence license language tool software degree skill qualification course training level speak hold use'.split(
    ' ',
  ),
);

function affirmative(named: readonly Holding[], { text }: Question): string {
  const [first] = named;
  const sentence = first ? inOneSentence(first.kind, named) : '';
  const isYesOrNo = /^(have|do|did|are|can|is) (you|there|your)\b/i.test(text);
  return isYesOrNo
    ? `Yes, ${sentence.replace(/^(?!I\b)\p{Lu}/u, (letter) => letter.toLowerCase())}`
    : sentence;
}

const degreeSentence = (texts: readonly string[]): string => {
  const [, thesis] = /^(?:dissertation|thesis):? (.+)/i.exec(texts[0] ?? '') ?? [];
  return thesis ? `My dissertation was on ${thesis}.` : `I have ${listed(texts.map(withArticle))}.`;
};

/** Plainly that it is not there, then what is. */
function absent({ question, candidate, budget }: Asking, ofKind: readonly Holding[]): Spoken {
  const names = question.names.filter((name) => !isKnownName(candidate, name));
  const [first] = ofKind;
  const rest = first ? ` ${inOneSentence(first.kind, ofKind)}` : '';
  return { text: clipped(`I ${notHaving(question, names)}.${rest}`, budget), told: [] };
}

function notHaving({ sought, text }: Question, names: readonly string[]): string {
  if (sought === 'language') return `do not speak ${listed(names)}`;
  if (sought === 'tool') return `have not used ${listed(names)}`;
  const [thing] =
    /\b(licen[cs]e|certificat(?:e|ion)|qualification|degree|permit|diploma)\b/i.exec(text) ?? [];
  const [name = ''] = names;
  return thing && !name.includes(thing)
    ? `do not have ${withArticle(name)} ${thing}`
    : `do not have ${listed(names)}`;
}

function inOneSentence(kind: Holding['kind'], holdings: readonly Holding[]): string {
  const texts = holdings
    .filter((holding) => holding.kind === kind)
    .map(({ text }) => text.replace(/[.;,]+$/, ''));
  const entries = listed(texts.slice(0, LISTED));
  const sentences: Record<Holding['kind'], string> = {
    language: `I speak ${entries}.`,
    skill: `I work with ${entries}.`,
    certificate: `I hold ${entries}.`,
    degree: degreeSentence(texts.slice(0, 2)),
    award: `I was given ${entries}.`,
    interest: `I like ${entries}.`,
  };
  return clipped(sentences[kind], WORDS);
}
