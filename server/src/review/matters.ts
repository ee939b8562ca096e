import type { MaterialClause, GivenAnswer, MaterialLine, ReadText } from './given-answer.ts';
import { saysOutcome } from './outcome.ts';
import { matterOf, nearnessOf, type LineCoverage, toldIn } from './told.ts';

/** Clauses of the material that belong together: a problem, what was done about it, and how it ended. */
export interface Matter {
  clauses: readonly ToldClause[];
  /** How plainly the answer tells it, from 0. */
  told: number;
}

export interface ToldClause {
  clause: MaterialClause;
  told: LineCoverage;
}

const NEAR = 0.45;
const REACH = 2;
const OF_TIME = /^(?:year|month|week|day|quart|time|hour|minut|morni|night|next|first|last|\d)/;
const GOES_ON = /^(?:he|she|they|it|this|that|which|and|so|then|now|later|afterwards|result)\b/iu;
const COMES_BACK = /\b(?:the next|the same|again|since|by then|afterwards)\b/iu;
const BEGINS_WITH_NUMBER = /^[£$€]?\d/u;

/** Least plainness; a weaker match is another matter, or one that is not written. */
const LEAST_TOLD = 0.55;
const ALSO_TOLD = 0.6;

/** @returns undefined where no matter is told plainly */
export function matterTold({ lines, pieces }: GivenAnswer): Matter | undefined {
  const posts = postsOf(lines).map((post) =>
    stretchesIn(post).map((stretch) => ({
      clauses: stretch.flatMap((line) => line.clauses),
      told: Math.max(...stretch.map((line) => plainness(line, pieces))),
    })),
  );
  const told = Math.max(0, ...posts.flat().map((stretch) => stretch.told));
  const stretches = posts.find((post) => post.some((stretch) => stretch.told === told));
  if (!stretches || told < LEAST_TOLD) return undefined;
  const best = stretches.findIndex((stretch) => stretch.told === told);
  const isAlso = (at: number): boolean => (stretches[at]?.told ?? 0) >= ALSO_TOLD;
  let [from, to] = [best, best];
  while (isAlso(from - 1)) from -= 1;
  while (isAlso(to + 1)) to += 1;
  if (endsOpen(stretches[to]!.clauses) && beginsAsOutcome(stretches[to + 1]?.clauses[0])) to += 1;
  const clauses = stretches.slice(from, to + 1).flatMap((stretch) => stretch.clauses);
  return { clauses: clauses.map((clause) => ({ clause, told: toldIn(clause, pieces) })), told };
}

/** How plainly an answer tells a line, by words plus meaning: 0 to 2. */
export function plainness(line: ReadText, pieces: readonly ReadText[]): number {
  const { words, meaning } = toldIn(line, pieces);
  return words + meaning;
}

/** Whether the clauses end with an action, so that its outcome may follow. */
const endsOpen = (clauses: readonly MaterialClause[]): boolean => {
  const last = clauses.at(-1);
  return last !== undefined && !saysOutcome(last.text) && last.numbers.length === 0;
};

const BEGINS_MATTER = /^[^:]{3,60}:\s/u;
const BEGINS_OUTCOME = /^(?:now|next|no|none|all|every\p{L}*|still|he|she|they|it|result)\b/iu;

const beginsAsOutcome = (clause: MaterialClause | undefined): boolean =>
  clause !== undefined &&
  !BEGINS_MATTER.test(clause.text) &&
  (BEGINS_OUTCOME.test(clause.text) || saysOutcome(clause.text) || clause.numbers.length > 0);

function postsOf(lines: readonly MaterialLine[]): MaterialLine[][] {
  const posts: MaterialLine[][] = [[]];
  for (const line of lines)
    if (isPostHeader(line)) posts.push([]);
    else posts.at(-1)!.push(line);
  return posts;
}

export const groupsOf = (lines: readonly MaterialLine[]): MaterialLine[][] =>
  postsOf(lines).flatMap(stretchesIn);

function stretchesIn(telling: readonly MaterialLine[]): MaterialLine[][] {
  let begin = 0;
  const begins = telling.map((line, at) => {
    const before = telling.slice(Math.max(0, at - REACH), at);
    const steps = before.findIndex((one, place) => belongs(one, line, place === before.length - 1));
    begin = steps < 0 ? at : Math.min(begin, at - before.length + steps);
    return begin;
  });
  return telling.flatMap((_, at) =>
    begins[at + 1] === undefined || begins[at + 1] === at + 1 ? [telling.slice(begins[at], at + 1)] : [],
  );
}

function belongs(line: ReadText, next: ReadText, isAdjacent: boolean): boolean {
  if (isAdjacent && GOES_ON.test(next.text)) return true;
  if (nearnessOf(line, next) >= NEAR) return true;
  const words = matterOf(next);
  const shared = [...matterOf(line)].filter((word) => words.has(word));
  const telling = shared.filter((word) => !OF_TIME.test(word)).length;
  const isResult = BEGINS_WITH_NUMBER.test(next.text) || saysOutcome(next.text);
  return (
    telling >= 2 ||
    (telling === 1 && isResult) ||
    (isAdjacent && shared.length > 0 && COMES_BACK.test(next.text))
  );
}

export const isPostHeader = ({ text, words }: ReadText): boolean =>
  /^\p{L}/u.test(text) &&
  /,| at /u.test(text) &&
  words.some(({ pos }) => pos === 'PROPN') &&
  !words.some(({ pos }) => pos === 'VERB' || pos === 'AUX');

/** The last clause, unless it is an action, or a habit without a number. */
export function outcomeOf({ clauses }: Matter): ToldClause | undefined {
  const last = clauses.at(-1);
  if (!last) return undefined;
  const { text, numbers } = last.clause;
  return numbers.length > 0 || saysOutcome(text) || tellsOfOthers(last.clause) ? last : undefined;
}

const VERB_WITHIN = 3;

/** Has a subject of its own; the candidate's actions begin with the verb. */
const tellsOfOthers = ({ words: [subject, ...rest] }: MaterialClause): boolean =>
  /^(?:NOUN|PROPN|PRON|DET)$/.test(subject?.pos ?? '') &&
  rest.slice(0, VERB_WITHIN).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
