import type { Question } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import { isPrivate } from './usual/kinds-of-story.ts';

const ASKS =
  /\b(?:gaps?|breaks?|famil(?:y|ies)|mother|father|parents?|child(?:ren)?|carer|car(?:ed|ing) for|ill(?:ness)?|health|maternity|parental|at home|personal|private)\b|\b(?:time|years?|months?) (?:off|out|away)\b/i;

/** Family and illness are left out unless asked after. */
export const withoutPrivate = ({ text, usual }: Question, found: readonly Found[]): readonly Found[] =>
  usual === 'cv-gap' || ASKS.test(text)
    ? found
    : found.filter(({ episode }) => !episode.sentences.some((said) => isPrivate(said.text)));
