import { estimateTokens, firstTokens, lastTokens } from '#asking/estimate-tokens.ts';
import type { Exchange } from '#asking/exchange.ts';
import { fitHistory } from '#asking/fit-history.ts';
import { quote, quoteMaterial, withoutTags } from '#asking/quote-material.ts';
import type { Material } from '#coach/material.ts';
import { CONTEXT_TOKENS, type ChatMessage } from '#providers/llm/chat-model.ts';
import { RULES } from './rules.ts';

/** Ninety words in any language, or a short piece of code. */
export const ANSWER_TOKENS = 500;
/** Enough to sound natural; more and small models begin to invent. */
export const TEMPERATURE = 0.4;

/** Less only beside a question of pages, so that the history seldom loses its beginning. */
const HISTORY_TOKENS = 2_000;
const EXPERIENCE_TOKENS = 180;
const BEFORE_TOKENS = 250;
/** As many characters in English as a question may have; of a longer one the end is kept. */
const QUESTION_TOKENS = 2_000;

export interface Asked {
  material: Material;
  /** Oldest first. */
  earlier: readonly Exchange[];
  /** What of the candidate's experience fits the question, the best first. */
  experiences: readonly string[];
  /** What was said before the question and was not asked about. */
  before?: string | undefined;
  question: string;
  /** Whether the first experience must be told. */
  mustTellFirst: boolean;
}

/** The whole prompt: the stable beginning, then what was said, then the question. */
export function interviewPrompt({ material, earlier, ...last }: Asked): ChatMessage[] {
  const beginning = stableBeginning(material);
  const question = askedLast(last);
  const room = CONTEXT_TOKENS - ANSWER_TOKENS - estimateTokens(beginning.content) - estimateTokens(question);
  const history = fitHistory(earlier, Math.min(room, HISTORY_TOKENS));
  return [beginning, ...history, { role: 'user', content: question }];
}

/**
 * The same for all questions of a session, so that a server that has read it once need not do so again. A
 * session has one material object for as long as it is open.
 */
export function stableBeginning(material: Material): ChatMessage {
  const built = beginnings.get(material);
  if (built) return built;
  const beginning: ChatMessage = { role: 'system', content: `${RULES}\n\n${quoteMaterial(material)}` };
  beginnings.set(material, beginning);
  return beginning;
}

const beginnings = new WeakMap<Material, ChatMessage>();

/** Experiences stand in the user's own message: the templates of many models take no system message so late. */
function askedLast(last: Omit<Asked, 'material' | 'earlier'>): string {
  const { experiences, before, question, mustTellFirst } = last;
  if (experiences.length === 0 && !before) return lastTokens(question, QUESTION_TOKENS);
  const quoted = experiences.map((text, index) =>
    quote(`experience n="${index + 1}"`, firstTokens(withoutTags(text), EXPERIENCE_TOKENS)),
  );
  const told = mustTellFirst ? ['Answer with this experience and no other.'] : [];
  const said = before ? [quote('before', lastTokens(withoutTags(before), BEFORE_TOKENS))] : [];
  return [
    ...quoted,
    ...told,
    ...said,
    `The question:\n${lastTokens(withoutTags(question), QUESTION_TOKENS)}`,
  ].join('\n\n');
}
