import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Question } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import { isPraise, isPrivate } from './usual/kinds-of-story.ts';
import { isOwnTrouble } from './usual/never-offered.ts';
import { isOfOwnSubject } from './usual/own-subject.ts';

const FOR_PRAISE =
  /\b(?:say|says|said|think|thinks|thought|describe[sd]?|review|appraisal|feedback|reference|referees?|opinion|reputation|praise|known for|value|trust\w*)\b/i;

/** Others' words on the candidate are left out unless asked for. */
export const withoutPraise = ({ text, usual, kind }: Question, found: readonly Found[]): readonly Found[] =>
  usual === 'colleagues-say' || kind === 'strength' || (usual === undefined && FOR_PRAISE.test(text))
    ? found
    : found.filter(({ episode }) => !isPraise(episode));

const FOR_PRIVATE =
  /\b(?:gaps?|breaks?|famil(?:y|ies)|mother|father|parents?|child(?:ren)?|carer|car(?:ed|ing) for|ill(?:ness)?|health|maternity|parental|at home|personal|private)\b|\b(?:time|years?|months?) (?:off|out|away)\b/i;

const WITHOUT_WORK = /\d[^.]{0,12}: (?:no job|off (?:work|sick)|not working)\b/i;

/** Family, illness and what follows them in a story are left out unless asked after. */
export const withoutPrivate = ({ text, usual }: Question, found: readonly Found[]): readonly Found[] =>
  usual === 'cv-gap' || FOR_PRIVATE.test(text)
    ? found
    : found.flatMap((one) => {
        const { sentences } = one.episode;
        const from = sentences.findIndex(
          ({ text: said }) => isPrivate(said) || isOwnTrouble(said) || WITHOUT_WORK.test(said),
        );
        const told = { ...one.episode, sentences: sentences.slice(0, from) };
        if (from >= 0 && !told.sentences.some(({ text: said }) => isOfOwnSubject(said))) return [];
        return from < 0 ? one : { ...one, episode: told };
      });

/** Answered by one's own life, or out of the posting. */
const OF_LIFE: ReadonlySet<UsualId> = new Set<UsualId>([
  'cv-gap',
  'why-leaving',
  'why-this-job',
  'five-years',
  'start-date',
  'hobbies',
  'know-about-us',
  'questions-for-us',
]);

/** Lines up to the first of family or illness. */
export function upToPrivate({ text, usual }: Question, said: string): string {
  if ((usual && OF_LIFE.has(usual)) || FOR_PRIVATE.test(text)) return said;
  const lines = said.split('\n');
  const from = lines.findIndex((line) => isPrivate(line) || isOwnTrouble(line));
  return from < 0 ? said : lines.slice(0, from).join('\n');
}
