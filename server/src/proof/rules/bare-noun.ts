import { tellsOfWish } from '../figures/elsewhere.ts';
import { FIRST_PERSON } from '../lexicon/persons.ts';
import { WITHOUT_ARTICLE } from '../lexicon/without-article.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { isNumeral } from '../text/read-number.ts';
import { isContent, isInGrounds, isNegated } from './in-sentence.ts';
import { type Step, unprovedStep } from './step.ts';

const BEFORE = /^(in|on|via|through|us(e|es|ed|ing)|into|onto|adopted|introduced|learn(ed|t))$/;
const EVERYDAY = 20;
const NO_COUNT_NOUN =
  /(ity|ness|ment|tion|sion|ance|ence|ancy|ency|acy|ics|logy|graphy|ship|hood|ism|ing|ure|ly|ed|ous|ful|ive|able|ible|less|ish|ese|ary|ery|ory|[^s]s)$/;

/** “the plan in grasshopper” */
export function bareNounAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  if (token.cap || token.type !== 'w' || isNumeral(token) || !BEFORE.test(sentence.peek(at - 1)?.low ?? ''))
    return undefined;
  const { low } = token;
  if ((sentence.words.get(low) ?? 0) < EVERYDAY || NO_COUNT_NOUN.test(low) || WITHOUT_ARTICLE.has(low))
    return undefined;
  const next = sentence.peek(at + 1);
  if (next && (next.text === '-' || next.type === 'n' || isContent(next))) return undefined;
  const isOfSpeaker = sentence.tokens.slice(0, at).some((one) => FIRST_PERSON.has(one.low));
  if (!isOfSpeaker || isInGrounds(sentence, token) || isNegated(sentence, at)) return undefined;
  return tellsOfWish(sentence, at, at + 1) ? undefined : unprovedStep(at + 1, at, at + 1, 'term');
}
