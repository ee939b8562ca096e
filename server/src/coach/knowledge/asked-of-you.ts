import { plainWords } from '#coach/question/plain-words.ts';
import { kindsOf, type Question } from '#coach/question/question.ts';
import wordings from './asked-of-you.json' with { type: 'json' };

const anyOf = (words: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${words.join('|')})\b`);

const OF_THE_CANDIDATE = kindsOf('ofTheCandidate');

const NAMES_A_STORY = anyOf(wordings.namesAStory);
const SPEAKS_OF_THE_PAST =
  /\b(?:tell (?:me|us)(?! (?:how|what|why))|(?:a|the last|another|one) time\b|(?:have|has|had|did|were|was) your?\b|you (?:have|had|did|were|was)\b|youve\b|your (?:own|last|present|current|previous|greatest|biggest|cv|resume|boss|colleagues?|job|career|company|employer|life)\b|yourself\b)/;
const IMAGINES =
  /\b(?:if|suppose|supposing|say|imagine|picture|would|should|could|how (?:do|can)|what (?:do|can|is|are))\b/;

const PERSONAL = anyOf(wordings.personal);

/** "what was the score", not "has a manager". */
const OF_THE_PAST =
  /(?:^|\b(?:and|so|but|what|how|where|why|who|when|which(?: \S+)?) )(?:was|were|did|has|had|have you|werent)\b/;

/** "Would you work nights", not "could you explain". */
const YES_OR_NO =
  /^(?:(?:and|so|but) )?(?:would|could|will|can|do|are|have) you (?!.*\b(?:explain|tell|describe|walk|talk|give|take (?:me|us)|list|define|compare|know|outline|summari[sz]e|say)\b)/;

const saysOf =
  (pattern: RegExp) =>
  ({ text }: Question): boolean =>
    pattern.test(plainWords(text));

/** "How long is your notice period" has a term, and asks for the candidate's own. */
export const isTheirsAlone = ({ kind, text }: Question): boolean =>
  OF_THE_CANDIDATE.has(kind) && /\byour?\b/.test(plainWords(text));

export const isHypothetical = ({ kind }: Question): boolean => kind === 'situational' || kind === 'design';

export const asksForYesOrNo = saysOf(YES_OR_NO);

export const isPersonal = saysOf(PERSONAL);

export const asksOfThePast = saysOf(OF_THE_PAST);

export function asksForOwnStory({ text }: Question): boolean {
  const words = plainWords(text);
  return NAMES_A_STORY.test(words) || (SPEAKS_OF_THE_PAST.test(words) && !IMAGINES.test(words));
}

/** "What is BIM, and how have you used it" */
export const explainsBesides = ({ text, kind }: Question, hasRareTerm: boolean): boolean =>
  (kind === 'explanation' || hasRareTerm) && !NAMES_A_STORY.test(plainWords(text));
