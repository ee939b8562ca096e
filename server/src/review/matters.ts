import type { MaterialClause, GivenAnswer, MaterialLine, ReadText } from './given-answer.ts';
import { saysOutcome } from './outcome.ts';
import { matterOf, nearnessOf, type LineCoverage, toldIn } from './told.ts';

/** A problem, what was done about it, and how it ended. */
export interface Matter {
  clauses: readonly ToldClause[];
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

/** A weaker match is another matter, or one that is not written. */
const LEAST_TOLD = 0.65;
const ALSO_TOLD = 0.6;
const NEARLY = 0.7;
const A_NUMBER = 0.2;
const MOST_BY_NUMBERS = 0.4;

export function matterTold({ lines, pieces }: GivenAnswer): Matter | undefined {
  const posts = postsOf(lines).map((post) =>
    stretchesIn(post).map((stretch) => {
      const clauses = stretch.flatMap((line) => line.clauses);
      const plain = Math.max(...stretch.map((line) => plainness(line, pieces)));
      return { clauses, first: stretch[0]!, told: plain + byNumbersSaid(clauses) };
    }),
  );
  const told = Math.max(0, ...posts.flat().map((stretch) => stretch.told));
  const stretches = posts.find((post) => post.some((stretch) => stretch.told === told));
  if (!stretches || told < LEAST_TOLD) return undefined;
  const best = stretches.findIndex((stretch) => stretch.told === told);
  const isAlso = (at: number): boolean => (stretches[at]?.told ?? 0) >= Math.max(ALSO_TOLD, told * NEARLY);
  let [from, to] = [best, best];
  while (isAlso(from - 1)) from -= 1;
  while (isAlso(to + 1)) to += 1;
  if (endsWith(stretches[to]!.clauses, stretches[to + 1]?.first)) to += 1;
  const clauses = stretches.slice(from, to + 1).flatMap((stretch) => stretch.clauses);
  return { clauses: clauses.map((clause) => ({ clause, told: toldIn(clause, pieces) })), told };
}

const byNumbersSaid = (clauses: readonly MaterialClause[]): number =>
  Math.min(
    MOST_BY_NUMBERS,
    clauses.reduce((sum, { numbers, unsaid }) => sum + A_NUMBER * (numbers.length - unsaid.length), 0),
  );

/** Words plus meaning: 0 to 2. */
export function plainness(line: ReadText, pieces: readonly ReadText[]): number {
  const { words, meaning } = toldIn(line, pieces);
  return words + meaning;
}

const BEGINS_MATTER = /^[^:]{3,60}:\s/u;
const BEGINS_OUTCOME =
  /^(?:finished|completed|delivered|saved|reduced|cut|raised|won|now|next|no|none|all|every\p{L}*|still|he|she|they|it|result)\b/iu;

function endsWith(clauses: readonly MaterialClause[], line: MaterialLine | undefined): boolean {
  const [last, next] = [clauses.at(-1)!, line?.clauses[0]];
  if (!line || !next || BEGINS_MATTER.test(line.text)) return false;
  const isSaid = BEGINS_OUTCOME.test(next.text) || saysOutcome(next.text);
  if (isOutcome(last)) return isSaid && isDeed(last) && !saysOutcome(last.text);
  return isSaid || (next.numbers.length > 0 && !isDeed(next));
}

const isDeed = ({ words: [first] }: ReadText): boolean => first?.pos === 'VERB';

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
  const starts = telling.flatMap((_, at) => (begins.slice(at).every((from) => from >= at) ? [at] : []));
  return starts.map((at, place) => telling.slice(at, starts[place + 1]));
}

function belongs(line: MaterialLine, next: MaterialLine, isAdjacent: boolean): boolean {
  if (isAdjacent && GOES_ON.test(next.text)) return true;
  if (BEGINS_MATTER.test(next.text) || isHabit(next)) return false;
  if (nearnessOf(line, next) >= NEAR) return true;
  const words = matterOf(next);
  const shared = [...matterOf(line)].filter((word) => words.has(word));
  const telling = shared.filter((word) => !OF_TIME.test(word)).length;
  const isResult =
    BEGINS_WITH_NUMBER.test(next.text) || saysOutcome(next.text) || (isAdjacent && hasNumber(next));
  return (
    telling >= 2 ||
    (telling === 1 && isResult) ||
    (isAdjacent && shared.length > 0 && COMES_BACK.test(next.text))
  );
}

const hasNumber = ({ clauses }: MaterialLine): boolean => clauses.some(({ numbers }) => numbers.length > 0);

/** `Walks round the van` */
const isHabit = (line: MaterialLine): boolean => {
  const [first] = line.words;
  return first?.pos === 'VERB' && first.text.toLowerCase() === `${first.lemma}s` && !hasNumber(line);
};

export const isPostHeader = ({ text, words }: ReadText): boolean =>
  /^\p{L}/u.test(text) &&
  /^[^,]*(?:, (?:\p{L}|(?:19|20)\d\d\b)| at \p{Lu})/u.test(text) &&
  words.some(({ pos }) => pos === 'PROPN') &&
  !words.some(({ pos }) => pos === 'VERB' || pos === 'AUX');

export function outcomeOf({ clauses }: Matter): ToldClause | undefined {
  const last = clauses.at(-1);
  if (!last) return undefined;
  return isOutcome(last.clause) ? last : undefined;
}

const isOutcome = (clause: MaterialClause): boolean =>
  clause.numbers.length > 0 || OF_ALL.test(clause.text) || saysOutcome(clause.text) || tellsOfOthers(clause);

/** `all home by 6.30` */
const OF_ALL = /^(?:all|none|no|nobody|no one|not one|everyone|everybody|both)\b/iu;

const VERB_WITHIN = 3;

const tellsOfOthers = ({ words: [subject, ...rest] }: MaterialClause): boolean =>
  /^(?:NOUN|PROPN|PRON|DET)$/.test(subject?.pos ?? '') &&
  rest.slice(0, VERB_WITHIN).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
