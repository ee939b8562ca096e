import type { KnowledgeEntry } from '#coach/knowledge/fields.ts';
import { asksForOwnStory } from '#coach/knowledge/asked-of-you.ts';
import { asksForDefinition, asksToExplain, findEntry } from '#coach/knowledge/find-entry.ts';
import { matchEntries } from '#coach/knowledge/match-entries.ts';
import type { QuestionKind } from '#coach/question/question.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { asksForAWay, wayAsked } from './methods.ts';
import { countWords, wholeWithin } from './wording.ts';

const THOUGHTS: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'situational',
  'explanation',
  'design',
  'open',
  'behavioural',
]);

/** Method or general knowledge where no story is sure; claims nothing of the candidate. */
export function sayInGeneral(asking: Asking): Spoken {
  const { question, knowledge, budget } = asking;
  if (!THOUGHTS.has(question.kind)) return NOT_SURE;
  const method = wayAsked(question);
  if (method !== undefined) return { text: wholeWithin(method, budget), told: [], isDoubtful: true };
  const isOfADeed = question.kind === 'behavioural' && !asksForAWay(question);
  if (isOfADeed || !ASKS.test(question.text) || asksForOwnStory(question)) return NOT_SURE;
  const isOfTheTerm = !asksToExplain(question) && ASKS_OF_YOU.has(question.kind);
  const [entry] =
    isOfTheTerm || asksForDefinition(question)
      ? [findEntry(question, knowledge)]
      : matchEntries(question, knowledge, 1);
  return entry ? sayEntry(entry, budget) : NOT_SURE;
}

/** "how do you qualify a lead" is general only through its term. */
const ASKS_OF_YOU: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['behavioural', 'situational']);

/** A statement asks nothing about its matter. */
const ASKS = /\?|\b(?:what|how|why|when|which|where|explain|describe|tell|define|design)\b/i;

export function sayEntry(entry: KnowledgeEntry, words: number): Spoken {
  const text = [entry.answer, ...entry.points].reduce((said, next) =>
    countWords(`${said} ${next}`) <= words ? `${said} ${next}` : said,
  );
  return { text, told: [], entry };
}
