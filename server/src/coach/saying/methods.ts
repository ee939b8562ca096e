import { plainWords } from '#coach/question/plain-words.ts';
import type { Question } from '#coach/question/question.ts';
import methods from './methods.json' with { type: 'json' };

/** What one would do, never what one has done. */
interface Method {
  asks: RegExp;
  says: string;
}

const read = ({ asks, says }: { asks: string; says: string }): Method => ({ asks: new RegExp(asks), says });

const OFFLINE = read(methods.offline);
/** First match wins: harm to people before cost. */
const METHODS: readonly Method[] = [OFFLINE, ...methods.cases.map(read)];
const DESIGNS: readonly Method[] = methods.designs.map(read);

/** "How would you …", not "how did you …" */
const ASKS_FOR_A_WAY =
  /\b(?:how|what|where|who|which) (?:\S+ ){0,3}(?:do|would|will|should|could) (?:you|we|one)\b|\b(?:next|next move|go on|off you go|talk (?:me|us) through|what is (?:the|your) plan|what (?:happens|then))\b/;

/** Case told without question or request: "It is Friday and …" */
const SETS_A_SCENE =
  /^(?!.*\?)(?:it is|it['’]s|you(?: are|['’]re| have| call| find| see)?|half|ten|somebody|someone|an?|the|two|three)\b(?: \S+){8}/i;

export const asksForAWay = ({ kind, text }: Question): boolean =>
  kind === 'situational' ||
  kind === 'design' ||
  ASKS_FOR_A_WAY.test(plainWords(text)) ||
  (kind === 'open' && SETS_A_SCENE.test(text));

export const wayAsked = (question: Question): string | undefined =>
  asksForAWay(question) ? methodFor(question) : undefined;

export function methodFor({ text, kind }: Pick<Question, 'text' | 'kind'>): string | undefined {
  const words = plainWords(text);
  const methods = kind === 'design' ? [OFFLINE, ...DESIGNS] : METHODS;
  return methods.find(({ asks }) => asks.test(words))?.says;
}

export const SAYINGS: readonly string[] = [...METHODS, ...DESIGNS].map(({ says }) => says);
