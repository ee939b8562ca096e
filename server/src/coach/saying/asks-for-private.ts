import type { Question } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import { isPrivate } from './usual/kinds-of-story.ts';

/** A life beside the work is asked about, or time away from it. */
const ASKS =
  /\b(?:gaps?|breaks?|famil(?:y|ies)|mother|father|parents?|child(?:ren)?|carer|car(?:ed|ing) for|ill(?:ness)?|health|maternity|parental|at home|personal|private)\b|\b(?:time|years?|months?) (?:off|out|away)\b/i;

/** Of what was found, nothing of family or illness for whoever has not asked after them. */
export const withoutPrivate = ({ text, usual }: Question, found: readonly Found[]): readonly Found[] =>
  usual === 'cv-gap' || ASKS.test(text)
    ? found
    : found.filter(({ episode }) => !episode.sentences.some((said) => isPrivate(said.text)));
