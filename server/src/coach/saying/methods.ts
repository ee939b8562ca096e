import { plainWords } from '#coach/question/plain-words.ts';
import type { Question } from '#coach/question/question.ts';
import methods from './methods.json' with { type: 'json' };

/** How a case of one kind is gone about, as anybody may say it: what one would do, and nothing that one has done. */
interface Method {
  /** What makes the case one of its kind; reads plain words. */
  asks: RegExp;
  says: string;
}

const read = ({ asks, says }: { asks: string; says: string }): Method => ({ asks: new RegExp(asks), says });

/** What works without a connection: a case, and a design as well. */
const OFFLINE = read(methods.offline);
/** The first that fits wins: what may hurt somebody stands before what costs money. */
const METHODS: readonly Method[] = [OFFLINE, ...methods.cases.map(read)];
/** What is to be drawn up rather than dealt with: first what is made of software, then all else. */
const DESIGNS: readonly Method[] = methods.designs.map(read);

/** Asked for a way of doing, rather than for what was done. */
const ASKS_FOR_A_WAY =
  /\b(?:how|what|where|who|which) (?:\S+ ){0,3}(?:do|would|will|should|could) (?:you|we|one)\b|\b(?:next|next move|go on|off you go|talk (?:me|us) through|what is (?:the|your) plan|what (?:happens|then))\b/;

/** A case that is told, and left there for an answer: no question mark, no request. */
const SETS_A_SCENE =
  /^(?!.*\?)(?:it is|it['’]s|you(?: are|['’]re| have| call| find| see)?|half|ten|somebody|someone|an?|the|two|three)\b(?: \S+){8}/i;

/** Whether what one would do is asked, or what one does, and not what was done. */
export const asksForAWay = ({ kind, text }: Question): boolean =>
  kind === 'situational' ||
  kind === 'design' ||
  ASKS_FOR_A_WAY.test(plainWords(text)) ||
  (kind === 'open' && SETS_A_SCENE.test(text));

/** How the matter of a question is gone about; undefined where no way is asked for, or none is known. */
export const wayAsked = (question: Question): string | undefined =>
  asksForAWay(question) ? methodFor(question) : undefined;

/** The method for a case or a design; undefined for a case of no known kind. */
export function methodFor({ text, kind }: Pick<Question, 'text' | 'kind'>): string | undefined {
  const words = plainWords(text);
  const methods = kind === 'design' ? [OFFLINE, ...DESIGNS] : METHODS;
  return methods.find(({ asks }) => asks.test(words))?.says;
}

/** All that may be said so. */
export const SAYINGS: readonly string[] = [...METHODS, ...DESIGNS].map(({ says }) => says);
