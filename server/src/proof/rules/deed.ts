import type { ProofClause } from '../grounds/clauses.ts';
import { tellsOfWish } from '../figures/elsewhere.ts';
import { listOf } from '../lexicon/list.ts';
import { NEGATIVE } from '../lexicon/small-words.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { type Lexeme, wordRoot } from '../text/lexeme.ts';
import { isContent } from './in-sentence.ts';
import { type Step, unprovedStep } from './step.ts';

const SPEAKER = listOf("i i've");
/** May stand before what is done. */
const BESIDE = listOf('also then just even always personally myself now have had');
const ON = listOf('on with for in');
const DETERMINER = listOf('a an the our their its some');
/** Of what it is done to, in words. */
const LONGEST = 3;

/** `I wrote the policy`, where somebody else did or nobody */
export function deedAt(sentence: SentenceSoFar, at: number): Step | undefined {
  if (!SPEAKER.has(sentence.peek(at)!.low)) return undefined;
  let verbAt = at + 1;
  while (BESIDE.has(sentence.peek(verbAt)?.low ?? '')) verbAt += 1;
  const verb = sentence.peek(verbAt);
  if (!verb || verb.type !== 'w' || NEGATIVE.has(verb.low) || verb.low.endsWith("n't")) return undefined;
  let end = verbAt + 1;
  if (ON.has(sentence.peek(end)?.low ?? '')) end += 1;
  while (DETERMINER.has(sentence.peek(end)?.low ?? '')) end += 1;
  const named: Lexeme[] = [];
  for (; named.length < LONGEST; end += 1) {
    const token = sentence.peek(end);
    if (!isContent(token)) break;
    named.push(token);
  }
  if (named.every(({ low }) => low.endsWith('ed'))) return undefined;
  if (!isOfSomebodyElse(sentence, verb, named) || tellsOfWish(sentence, at, end)) return undefined;
  return unprovedStep(at + 1, at, end, 'deed');
}

const isOwn = ({ isDenied, isOfOthers }: ProofClause): boolean => !isDenied && !isOfOthers;

function isOfSomebodyElse({ material }: SentenceSoFar, verb: Lexeme, named: readonly Lexeme[]): boolean {
  const has = ({ stems }: ProofClause): boolean => named.every(({ stem }) => stems.has(stem));
  const does = ({ roots }: ProofClause): boolean => roots.has(wordRoot(verb.stem));
  const clauses = material.lines
    .filter((line, at) => !material.posting.has(at) && line.clauses.some(has))
    .flatMap((line) => line.clauses);
  if (clauses.some((one) => !isOwn(one) && has(one) && does(one)))
    return !clauses.some((one) => isOwn(one) && has(one) && does(one));
  return (
    clauses.some((one) => one.isOfOthers && has(one)) &&
    !clauses.some((one) => isOwn(one) && (has(one) || does(one)))
  );
}
