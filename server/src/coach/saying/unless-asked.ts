import type { Question } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import { isPraise, isPrivate } from './usual/kinds-of-story.ts';
import { isOwnTrouble } from './usual/never-offered.ts';

const FOR_PRAISE =
  /\b(?:say|says|said|think|thinks|thought|describe[sd]?|review|appraisal|feedback|reference|referees?|opinion|reputation|praise|known for|value|trust\w*)\b/i;

/** Others' words on the candidate are left out unless asked for. */
export const withoutPraise = ({ text, usual, kind }: Question, found: readonly Found[]): readonly Found[] =>
  usual === 'colleagues-say' || kind === 'strength' || (usual === undefined && FOR_PRAISE.test(text))
    ? found
    : found.filter(({ episode }) => !isPraise(episode));

const FOR_PRIVATE =
  /\b(?:gaps?|breaks?|famil(?:y|ies)|mother|father|parents?|child(?:ren)?|carer|car(?:ed|ing) for|ill(?:ness)?|health|maternity|parental|at home|personal|private)\b|\b(?:time|years?|months?) (?:off|out|away)\b/i;

/** Family, illness and what follows them in a story are left out unless asked after. */
export const withoutPrivate = ({ text, usual }: Question, found: readonly Found[]): readonly Found[] =>
  usual === 'cv-gap' || FOR_PRIVATE.test(text)
    ? found
    : found.flatMap((one) => {
        const { sentences } = one.episode;
        const from = sentences.findIndex(({ text: said }) => isPrivate(said) || isOwnTrouble(said));
        if (from === 0) return [];
        return from < 0 ? one : { ...one, episode: { ...one.episode, sentences: sentences.slice(0, from) } };
      });
