import type { QuestionKind } from '#coach/question/question.ts';
import { asksToExplain, findEntry } from '#coach/knowledge/find-entry.ts';
import type { Asking, Spoken } from './asking.ts';
import frames from './frames.json' with { type: 'json' };
import { sayEstimate } from './say-estimate.ts';
import { sayLogistics } from './say-logistics.ts';
import { varied, wholeWithin } from './wording.ts';

export const WHERE_TO_ADD = 'Answers come from your own work once you add your résumé on the interview page.';

/** Whole sentences with at most two brackets. */
export function sayWithoutMaterial(asking: Asking): Spoken {
  const { question, knowledge, budget, told } = asking;
  if (question.kind === 'logistics') return sayLogistics(asking);
  if (question.kind === 'estimate') return sayEstimate(asking);
  const entry = asksToExplain(question) ? findEntry(question, knowledge) : undefined;
  if (entry) return { text: wholeWithin(`${entry.answer} ${entry.points[0]}`, budget), told: [], entry };
  const variants = FRAMES[question.kind] ?? frames.story;
  const frame = varied(variants, question.text, told);
  const brackets = Math.floor(budget / WORDS_FOR_A_BRACKET);
  return { text: brackets < 2 ? beginOf(frame, brackets) : frame, told: [] };
}

const WORDS_FOR_A_BRACKET = 45;

const beginOf = (frame: string, brackets: number): string =>
  brackets === 0 ? '' : `${/^[^[]*\[[^\]]*\][^[,.]*/.exec(frame)?.[0] ?? frame}.`;

const FRAMES: Partial<Record<QuestionKind, readonly string[]>> = frames.kinds;
