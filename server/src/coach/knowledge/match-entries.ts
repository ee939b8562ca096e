import { rankOf } from '#coach/language/common-words.ts';
import type { Question } from '#coach/question/question.ts';
import type { TermIndex } from '#coach/stories/bm25.ts';
import {
  asksForOwnStory,
  asksForYesOrNo,
  asksOfThePast,
  explainsBesides,
  isHypothetical,
  isPersonal,
  isTheirsAlone,
} from './asked-of-you.ts';
import { entryIndex } from './entry-index.ts';
import { ENTRIES, type KnowledgeEntry } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { namedIn } from './named-entries.ts';
import { rootOf, substanceOf } from '#coach/stories/terms.ts';
import { plain } from './plain.ts';

const NAMED = 2;
/** Commoner terms have other senses: "persona". */
const EVERYDAY_RANK = 20_000;
const MISSED = { words: 3, share: 0.3 } as const;
const COVERED = { least: 0.2, usual: 0.6, slope: 2 } as const;
/** Least sureness; with one word of the question alone, that much more. */
const SURE = 2.8;
const LEAST_WORDS = 2;
const WITH_ONE_WORD = 1.1;
const SURER = {
  personal: 3,
  yesOrNo: 1,
  ofThePast: 1.5,
  hypothetical: -0.5,
} as const;
/** Lighter words are everybody's: "make". */
const LEAST_WEIGHT = 0.6;
const BESIDE = 0.5;

type Asked = ReadonlyMap<string, Weight>;

/** Best first; empty where none is plainly asked about. */
export function matchEntries(question: Question, knowledge: Knowledge, most: number): KnowledgeEntry[] {
  if (isTheirsAlone(question)) return [];
  const named = new Map([...namedIn(question)].map(([{ entry }, terms]) => [entry, terms]));
  if (asksForOwnStory(question) && !isAskedBesides(question, [...named.values()].flat())) return [];
  const terms = entryIndex();
  const asked = weighWords(question, terms);
  const [best, ...others] = ENTRIES.map((entry, at) => ({
    entry,
    at,
    score: weightOfNames(named.get(entry)) + sumOf(asked, terms, at, 'score'),
  }))
    .filter(({ entry, score }) => score > 0 && knowledge.includes(entry))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
  if (!best || !isPlainlyAsked(question, asked, terms, best.at, named.get(best.entry))) return [];
  return [best, ...others.filter(({ score }) => score >= best.score * BESIDE)].map(({ entry }) => entry);
}

const isAskedBesides = (question: Question, terms: readonly string[]): boolean =>
  explainsBesides(
    question,
    terms.some((term) => !isEveryday(term)),
  ) && terms.length > 0;

function isPlainlyAsked(
  question: Question,
  asked: Asked,
  terms: TermIndex,
  entry: number,
  named: readonly string[] | undefined,
): boolean {
  const has = (root: string): boolean => terms.presence(root, entry) > 0 || isOfTerms(root, named);
  const carrying = [...asked].filter(([, { isLight }]) => !isLight);
  const covered = shareOf(carrying, has);
  if (covered < COVERED.least) return false;
  const surer =
    weightOfNames(named) +
    sumOf(asked, terms, entry, 'sure') -
    costOfMissed(carrying, has) -
    surenessWanted(question) -
    COVERED.slope * (COVERED.usual - covered);
  if (surer < 0) return false;
  const words = carrying.filter(([root, { sure }]) => sure > LEAST_WEIGHT && has(root)).length;
  const isOfYou = isPersonal(question) || asksOfThePast(question);
  return named !== undefined || words >= LEAST_WORDS || (!isOfYou && surer >= WITH_ONE_WORD);
}

const surenessWanted = (question: Question): number =>
  SURE +
  (isPersonal(question) ? SURER.personal : isHypothetical(question) ? SURER.hypothetical : 0) +
  (asksForYesOrNo(question) ? SURER.yesOrNo : 0) +
  (asksOfThePast(question) ? SURER.ofThePast : 0);

const isEveryday = (term: string): boolean => rankOf(term) < EVERYDAY_RANK;

const weightOfNames = (terms: readonly string[] = []): number =>
  terms.every(isEveryday) ? 0 : NAMED + Math.max(...terms.map((term) => term.split(' ').length));

const sumOf = (asked: Asked, terms: TermIndex, entry: number, kind: 'score' | 'sure'): number =>
  [...asked].reduce((sum, [root, weight]) => sum + weight[kind] * terms.presence(root, entry), 0);

/** 0 to 1. */
const shareOf = (words: readonly [string, Weight][], has: (root: string) => boolean): number =>
  words.length === 0 ? 1 : weigh(words.filter(([root]) => has(root))) / weigh(words);

const weigh = (words: readonly [string, Weight][]): number =>
  words.reduce((sum, [, { sure }]) => sum + sure, 0);

const costOfMissed = (words: readonly [string, Weight][], has: (root: string) => boolean): number =>
  words
    .flatMap(([root, { missed }]) => (has(root) ? [] : missed))
    .toSorted((one, other) => other - one)
    .slice(0, MISSED.words)
    .reduce((sum, missed) => sum + missed * MISSED.share, 0);

/** "PL" is what the language reads of "3PL". */
const isOfTerms = (root: string, terms: readonly string[] = []): boolean =>
  terms.some((term) => term.split(' ').some((word) => word.replace(/^\d+/, '') === root));

const MOST_RARITY = 5;
/** Ranks among words of spoken English: common words tell less of a subject. */
const EVERYDAY = { upTo: 2_000, until: 12_000 } as const;
const LEFT = { sure: 0.6, missed: 0.3 } as const;
const UNKNOWN = 1.7;
const LIGHT = { score: 0.4, sure: 0.6 } as const;

/**
 * Weight of a word: `score` ranks entries, `sure` counts for an entry that has it, `missed` against others.
 */
interface Weight {
  score: number;
  sure: number;
  missed: number;
  isLight: boolean;
}

export function weighWords(
  { focus, text }: Pick<Question, 'focus' | 'text'>,
  terms: TermIndex,
): Map<string, Weight> {
  const weights = new Map<string, Weight>();
  const rarityOf = (root: string): number => Math.min(MOST_RARITY, terms.rarity(root));
  for (const token of focus) {
    const substance = substanceOf(token);
    if (substance === 0) continue;
    for (const word of plain(token.text).split(' ').filter(Boolean)) {
      const root = [rootOf(word), rootOf(token.lemma)].find((form) => terms.has(form)) ?? rootOf(word);
      const score = substance * rarityOf(root);
      if (score < (weights.get(root)?.score ?? 0)) continue;
      const rareness = rarenessOf(Math.min(rankOf(word), rankOf(token.lemma)));
      const share = (left: number): number => score * (left + (1 - left) * rareness);
      weights.set(root, {
        score,
        sure: share(LEFT.sure),
        missed: share(LEFT.missed) * (terms.has(root) ? 1 : UNKNOWN),
        isLight: false,
      });
    }
  }
  for (const root of plain(text).split(' ').filter(Boolean).map(rootOf)) {
    if (weights.has(root) || !terms.has(root)) continue;
    const rarity = rarityOf(root);
    weights.set(root, { score: LIGHT.score * rarity, sure: LIGHT.sure * rarity, missed: 0, isLight: true });
  }
  return weights;
}

/** 0 (everybody's) to 1. */
const rarenessOf = (rank: number): number =>
  Math.min(1, Math.max(0, Math.log(rank / EVERYDAY.upTo) / Math.log(EVERYDAY.until / EVERYDAY.upTo)));
