import type { QuestionKind } from '#coach/question/question.ts';
import { asksToExplain, findEntry } from '#coach/knowledge/find-entry.ts';
import type { Asking, Spoken } from './asking.ts';
import { sayEstimate } from './say-estimate.ts';
import { sayLogistics } from './say-logistics.ts';
import { varied, wholeWithin } from './wording.ts';

/** The last line of an answer for somebody of whom nothing is known. */
export const WHERE_TO_ADD = 'Answers come from your own work once you add your résumé on the interview page.';

/** A frame in whole sentences for the kind of question, with at most two brackets. */
export function sayWithoutMaterial(asking: Asking): Spoken {
  const { question, knowledge, budget, told } = asking;
  if (question.kind === 'logistics') return sayLogistics(asking);
  if (question.kind === 'estimate') return sayEstimate(asking);
  const entry = asksToExplain(question) ? findEntry(question, knowledge) : undefined;
  if (entry) return { text: wholeWithin(`${entry.answer} ${entry.points[0]}`, budget), told: [], entry };
  const frames = FRAMES[question.kind] ?? STORY;
  const frame = varied(frames, question.text, told);
  const brackets = Math.floor(budget / WORDS_FOR_A_BRACKET);
  return { text: brackets < 2 ? beginOf(frame, brackets) : frame, told: [] };
}

/** A whole answer has room for two brackets; the parts of a compound share them. */
const WORDS_FOR_A_BRACKET = 45;

/** A frame up to the clause of its first bracket, or nothing where that is too much. */
const beginOf = (frame: string, brackets: number): string =>
  brackets === 0 ? '' : `${/^[^[]*\[[^\]]*\][^[,.]*/.exec(frame)?.[0] ?? frame}.`;

const STORY: readonly string[] = [
  'The case that I think of is [what happened, in one line]. In the end [what came of it].',
  'I would take this one: [the case, in one line]. My own part was [what you did].',
  'One example is [where it was, and what was at stake]. It ended with [the result].',
];

const FRAMES: Partial<Record<QuestionKind, readonly string[]>> = {
  'follow-up': [
    'To be exact about that: [the detail that was asked for].',
    'That part was [the detail, in one line].',
  ],
  experience: ['I have done that at [where, and for how long]. My part was [what you did yourself].'],
  'look-up': ['What I have is [the exact entry from your résumé].'],
  situational: [
    'The closest that I have done is [what happened, in one line]. There I [what you did first].',
    'I would begin by [what you do at once], as I did when [a case of your own].',
  ],
  explanation: [
    'In one sentence, it is [what it is, as you would tell a newcomer]. I have seen it in [an example from your work].',
  ],
  design: ['I would build it from [its main parts], because what matters most is [the promise to keep].'],
};
