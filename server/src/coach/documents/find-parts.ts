import { asksForOwnStory } from '#coach/knowledge/asked-of-you.ts';
import type { DocumentPart } from '#coach/documents.ts';
import { plainWords } from '#coach/question/plain-words.ts';
import type { Passage } from '#coach/knowledge/passages.ts';
import type { Question } from '#coach/question/question.ts';
import { substanceOf } from '#coach/stories/terms.ts';
import { asksOfEmployer, namesAskedAbout } from './about-employer.ts';
import { sourceOfPart } from './cite.ts';
import { tellsOf } from './part-vectors.ts';
import { type FoundPart, rootsIn, type Shelf, type Narrator } from './shelf.ts';

const SHARE = 0.5;
const LEAST = 2;
const LEAST_HEADED = 1;
const LOOKED_AT = 20;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

const NEAR = 0.25;
const TELLS = 0.55;
export const isOfTheUser = ({ text }: Pick<DocumentPart, 'text'>): boolean => /\b(?:I|my|me)\b/.test(text);

/**
 * Best first; questions for the user's own deeds find only parts written of themselves.
 * @param vector of the question
 */
export function findParts(
  question: Question,
  shelf: Shelf,
  company: string,
  most: number,
  vector?: Float32Array,
): FoundPart[] {
  const isOfTheirs = asksForOwnStory(question);
  if (isOfTheirs && !vector) return [];
  const names = namesAskedAbout(question.text, company);
  const asked = weightsOf(question);
  const searched = [...asked.keys(), ...names].join(' ');
  const isAbout = (found: FoundPart): boolean =>
    isOfTheirs
      ? isNear(found) && (isOfTheUser(found.part) || (!asksForUsualStory(question) && tells(found)))
      : isNear(found) ||
        names.some((name) => rootsIn(name).every((root) => found.roots.has(root))) ||
        hasEnough(found, asked);
  return shelf.find(searched, LOOKED_AT, vector, voiceOf(question)).filter(isAbout).slice(0, most);
}

/** "You had a safe job", "has anything slipped past you" */
const OF_THE_USERS_PAST =
  /\b(?:did|have|had|were|has) you\b|\byou(?: had| have|ve| found| were| did)\b|\b(?:has|have) anything\b|\bmade you\b|\byour (?:time|project|topic|last|own)\b|\btell (?:me|us) (?:about|of) (?:a|one|the|some|another)\b/;

function voiceOf(question: Question): Narrator | undefined {
  if (asksOfEmployer(question.text)) return 'ours';
  return OF_THE_USERS_PAST.test(plainWords(question.text)) ? 'own' : undefined;
}

/** A runbook on mistakes is no story of the user's mistake. */
const asksForUsualStory = ({ usual, kind }: Question): boolean =>
  usual !== undefined && kind === 'behavioural';

const tells = ({ likeness }: FoundPart): boolean => likeness !== undefined && tellsOf(likeness) >= TELLS;
const isNear = ({ likeness }: FoundPart): boolean => likeness !== undefined && likeness.nearest >= NEAR;

function hasEnough({ roots, headed }: FoundPart, asked: ReadonlyMap<string, number>): boolean {
  const sum = (has: (root: string) => boolean): number =>
    [...asked].reduce((weight, [root, own]) => weight + (has(root) ? own : 0), 0);
  const found = sum((root) => roots.has(root));
  const enough = found >= LEAST || sum((root) => headed.has(root)) >= LEAST_HEADED;
  return enough && found >= SHARE * sum(() => true);
}

function weightsOf({ focus }: Question): Map<string, number> {
  const weights = new Map<string, number>();
  for (const token of focus) {
    const substance = substanceOf(token);
    for (const root of substance > 0 ? rootsIn(token.text) : []) weights.set(root, substance);
  }
  return weights;
}

interface Asked {
  asked: readonly { question: Question }[];
  turn?: Float32Array | undefined;
}

export function passagesIn({ asked, turn }: Asked, shelf: Shelf, company: string, most: number): Passage[] {
  const found = asked.flatMap(({ question }) => findParts(question, shelf, company, most, turn));
  const parts = new Map(found.map(({ part }) => [JSON.stringify(part), part]));
  return [...parts.values()].slice(0, most).map((part) => ({
    title: [part.title, ...part.path].join(' › '),
    sentences: [...SENTENCES.segment(part.text)].map(({ segment }) => segment.trim()).filter(Boolean),
    source: sourceOfPart(part),
  }));
}
