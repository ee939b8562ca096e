import { plainWords } from '#coach/question/plain-words.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { TermIndex } from '#coach/stories/bm25.ts';
import { rootOf, substanceOf } from '#coach/stories/terms.ts';
import { ENTRIES, type KnowledgeEntry } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { namedIn } from './named-entries.ts';
import { plain } from './plain.ts';

/** How much a word counts, by where an entry has it. */
const WEIGHTS = { name: 4, asks: 2, questions: 2, answer: 1, points: 0.5 } as const;
/** Entries are about as long as each other; a word that one has often counts for more than in a story. */
const BM25 = { k1: 2, b: 0 } as const;
/** A word that no entry has tells no more than one that a few have. */
const MOST_RARITY = 5;
/** A proper term, and each of its words. */
const NAMED = 2;
/** What the rarest words of the question cost an entry that lacks them: with them it asks for something else. */
const MISSED = { words: 3, share: 0.2 } as const;
/** An entry is plainly asked about from here on, with so many words of the question or a proper term. */
const SURE = 2.8;
const LEAST_WORDS = 2;
/** A word that weighs less is everybody's: "make", or "customer" in a library of customers. */
const LEAST_WEIGHT = 1;
/** One beside it has that share of its score. */
const BESIDE = 0.5;

/** Kinds of which the candidate alone knows the answer, unless the question has a proper term. */
const OF_THE_CANDIDATE: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'introduction',
  'motivation',
  'strength',
  'weakness',
  'look-up',
  'logistics',
  'salary',
  'closing',
  'estimate',
  'small-talk',
  'follow-up',
]);
/** Asked for what was done: a story answers it. */
const ASKS_FOR_A_STORY =
  /\b(?:tell (?:me|us)(?! (?:how|what|why))|(?:a|the last|another|one) time\b|(?:have|has|had|did|were|was) your?\b|you (?:have|had|did|were|was)\b|youve\b|your (?:own|last|present|current|previous|greatest|biggest|cv|resume|boss|colleagues?|job|career|company|employer|life)\b|yourself\b)/;

/** @param known roots of words, since a thousand entries have few words in all */
function countTerms(entry: KnowledgeEntry, known: Map<string, string>): Map<string, number> {
  const rootsOf = (texts: readonly string[]): string[] =>
    texts
      .flatMap((text) => plain(text).split(' '))
      .map((word) => {
        const root = known.get(word) ?? rootOf(word);
        known.set(word, root);
        return root;
      });
  const { name, terms, asks, questions, answer, points, wanted } = entry;
  const counts = new Map<string, number>();
  const add = (roots: Iterable<string>, weight: number): void => {
    for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + weight);
  };
  add(new Set(rootsOf([name, ...terms])), WEIGHTS.name);
  add(rootsOf([asks]), WEIGHTS.asks);
  add(rootsOf(questions), WEIGHTS.questions);
  add(rootsOf([answer]), WEIGHTS.answer);
  add(rootsOf([...points, wanted]), WEIGHTS.points);
  return counts;
}

let index: TermIndex | undefined;

/** Takes a tenth of a second for a thousand entries: made when somebody needs it first. */
export function entryIndex(): TermIndex {
  const known = new Map<string, string>();
  index ??= new TermIndex(
    ENTRIES.map((entry) => countTerms(entry, known)),
    BM25,
  );
  return index;
}

/** Whether a story of the candidate's answers it. */
export const asksForOwnStory = ({ text }: Question): boolean => ASKS_FOR_A_STORY.test(plainWords(text));

/** General knowledge that helps to answer a question, the best first; none where nothing is plainly about it. */
export function matchEntries(question: Question, knowledge: Knowledge, most: number): KnowledgeEntry[] {
  if (asksForOwnStory(question)) return [];
  const terms = entryIndex();
  const asked = weightsOf(question, terms);
  const named = new Map([...namedIn(question)].map(([{ entry }, said]) => [entry, longest(said)]));
  const [best, ...others] = ENTRIES.map((entry, at) => {
    const said = named.get(entry);
    const bonus = said === undefined ? 0 : NAMED + said;
    return { entry, at, score: bonus + scoreOf(asked, terms, at) };
  })
    .filter(({ entry, score }) => score > 0 && knowledge.includes(entry))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
  if (!best || best.score - costOfMissed(asked, terms, best.at) < SURE) return [];
  const isLikely = !OF_THE_CANDIDATE.has(question.kind) && countWords(asked, terms, best.at) >= LEAST_WORDS;
  if (!isLikely && !named.has(best.entry)) return [];
  return [best, ...others.filter(({ score }) => score >= best.score * BESIDE)].map(({ entry }) => entry);
}

const longest = (terms: readonly string[]): number =>
  Math.max(...terms.map((term) => term.split(' ').length));

/** The roots of a question's words, with what each of them weighs. */
function weightsOf({ focus }: Question, terms: TermIndex): Map<string, number> {
  const weights = new Map<string, number>();
  for (const token of focus) {
    const substance = substanceOf(token);
    if (substance === 0) continue;
    for (const word of plain(token.text).split(' ').filter(Boolean)) {
      const root = [rootOf(word), rootOf(token.lemma)].find((form) => terms.has(form)) ?? rootOf(word);
      const weight = substance * Math.min(MOST_RARITY, terms.rarity(root));
      weights.set(root, Math.max(weight, weights.get(root) ?? 0));
    }
  }
  return weights;
}

const scoreOf = (asked: ReadonlyMap<string, number>, terms: TermIndex, entry: number): number =>
  [...asked].reduce((sum, [root, weight]) => sum + weight * terms.presence(root, entry), 0);

const countWords = (asked: ReadonlyMap<string, number>, terms: TermIndex, entry: number): number =>
  [...asked].filter(([root, weight]) => weight > LEAST_WEIGHT && terms.presence(root, entry) > 0).length;

const costOfMissed = (asked: ReadonlyMap<string, number>, terms: TermIndex, entry: number): number =>
  [...asked]
    .flatMap(([root, weight]) => (terms.presence(root, entry) > 0 ? [] : weight))
    .toSorted((one, other) => other - one)
    .slice(0, MISSED.words)
    .reduce((sum, weight) => sum + weight * MISSED.share, 0);
