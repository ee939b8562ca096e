import type { Question } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import { isPraise } from './usual/kinds-of-story.ts';

const ASKS =
  /\b(?:say|says|said|think|thinks|thought|describe[sd]?|review|appraisal|feedback|reference|referees?|opinion|reputation|praise|known for|value|trust\w*)\b/i;

/** Others' words on the candidate are left out unless asked for. */
export const withoutPraise = ({ text, usual, kind }: Question, found: readonly Found[]): readonly Found[] =>
  usual === 'colleagues-say' || kind === 'strength' || (usual === undefined && ASKS.test(text))
    ? found
    : found.filter(({ episode }) => !isPraise(episode));
