import type { Episode } from '#coach/candidate/candidate.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { tellEpisode } from './tell-episode.ts';
import { varied } from './wording.ts';

/** Something that went wrong by the one who tells it. */
const WENT_WRONG =
  /\b(mistakes?|wrong(ly)?|fail(ed|ure)?|missed|lost|mixed up|underestimated?|overestimated?|overlooked|forgot\w*|too (much|long|many|fast|slowly|early|late|hard|quickly)|should have|weakness\w*|struggled|not (enough|good at)|never (asked|checked|thought)|had not (asked|checked|thought)|did not (ask|check|see|think)|against my own|my own (fault|mistake|error)|cost us|my fault|feedback)\b/i;

/** A true weakness with its lesson; none is made up. */
export function sayWeakness(asking: Asking): Spoken {
  const { candidate, found, question, told } = asking;
  const ranked = found.map(({ episode }) => episode);
  const inOrder = [...ranked, ...candidate.episodes.filter((episode) => !ranked.includes(episode))];
  const worth = (episode: Episode): number =>
    (wentWrong(episode) ? 2 : 0) +
    (hasLesson(episode) ? 1.5 : 0) +
    1 / (1 + inOrder.indexOf(episode)) -
    (told.episodes.includes(episode.id) ? 1 : 0);
  const [best] = inOrder.toSorted((one, other) => worth(other) - worth(one));
  if (!best || !(wentWrong(best) || hasLesson(best))) return NOT_SURE;
  return tellEpisode(best, asking, varied(LEADS, question.text, told));
}

export const wentWrong = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => WENT_WRONG.test(text));
const hasLesson = ({ sentences }: Episode): boolean => sentences.some(({ part }) => part === 'lesson');

const LEADS = [
  'Let me give you one that I had to work on.',
  'There is one that I learned about the hard way.',
];
