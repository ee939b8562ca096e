import type { KnowledgeEntry } from '#coach/knowledge/fields.ts';
import { asksForOwnStory } from '#coach/knowledge/asked-of-you.ts';
import { matchEntries } from '#coach/knowledge/match-entries.ts';
import { plainWords } from '#coach/question/plain-words.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { methodFor } from './methods.ts';
import { clipped, countWords } from './wording.ts';

/** Kinds that ask for a thought as well as for a story. */
const THOUGHTS: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'situational',
  'explanation',
  'design',
  'open',
  'behavioural',
]);

/** Asked for a way of doing, rather than for what was done. */
const ASKS_FOR_A_WAY =
  /\b(?:how|what|where|who|which) (?:\S+ ){0,3}(?:do|would|will|should|could) (?:you|we|one)\b|\b(?:next|next move|go on|off you go|talk (?:me|us) through|what is (?:the|your) plan|what (?:happens|then))\b/;

/**
 * What can be said where no story is sure: how a case of its kind is gone about, or what is known of the matter in
 * general. It claims nothing of the candidate.
 */
export function sayInGeneral(asking: Asking): Spoken {
  const { question, knowledge, budget } = asking;
  if (!THOUGHTS.has(question.kind)) return NOT_SURE;
  const method = asksForAWay(question) ? methodFor(question) : undefined;
  if (method !== undefined) return { text: clipped(method, budget), told: [], isDoubtful: true };
  const [entry] = asksOfTheMatter(question) ? matchEntries(question, knowledge, 1) : [];
  return entry ? sayEntry(entry, budget) : NOT_SURE;
}

const asksForAWay = ({ kind, text }: Question): boolean =>
  kind === 'situational' ||
  kind === 'design' ||
  ASKS_FOR_A_WAY.test(plainWords(text)) ||
  (kind === 'open' && SETS_A_SCENE.test(text));

/** "How do you qualify a lead", and not "did a bug of yours ever cost money". */
const asksOfTheMatter = (question: Question): boolean =>
  (question.kind !== 'behavioural' || ASKS_FOR_A_WAY.test(plainWords(question.text))) &&
  ASKS.test(question.text) &&
  !asksForOwnStory(question);

/** A statement is no question about its matter. */
const ASKS = /\?|\b(?:what|how|why|when|which|where|explain|describe|tell|define|design)\b/i;

/** A case that is told, and left there for an answer: no question mark, no request. */
const SETS_A_SCENE =
  /^(?!.*\?)(?:it is|it['’]s|you(?: are|['’]re| have| call| find| see)?|half|ten|somebody|someone|an?|the|two|three)\b(?: \S+){8}/i;

/** Its answer, and as many of its points as so many words hold. */
export function sayEntry(entry: KnowledgeEntry, words: number, most = words): Spoken {
  const text = [entry.answer, ...entry.points].reduce((said, next) =>
    countWords(`${said} ${next}`) <= words ? `${said} ${next}` : said,
  );
  return { text: clipped(text, most), told: [], entry };
}
