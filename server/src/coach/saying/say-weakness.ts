import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { tellEpisode } from './tell-episode.ts';
import { varied } from './wording.ts';

/** Something that went wrong or was hard, with what came of it. */
const WENT_WRONG =
  /\b(mistake|wrong|failed|failure|late|missed|underestimat\w+|too (much|long|many|fast|slowly)|should have|weakness|struggl\w+|not (enough|good at)|overlooked|forgot|feedback)\b/i;

/** A true weakness with its lesson; none is made up. */
export function sayWeakness(asking: Asking): Spoken {
  const { candidate, found, question, told } = asking;
  const inOrder = [...new Set([...found.map(({ episode }) => episode), ...candidate.episodes])];
  const fresh = inOrder.filter(({ id }) => !told.episodes.includes(id));
  const episode = best(fresh) ?? best(inOrder);
  if (!episode) return { text: varied(UNKNOWN, question.text, told), told: [] };
  return tellEpisode(episode, asking, varied(LEADS, question.text, told));
}

const best = (episodes: readonly Episode[]): Episode | undefined =>
  episodes.find((episode) => wentWrong(episode) && hasLesson(episode)) ??
  episodes.find(wentWrong) ??
  episodes.find(hasLesson);

const wentWrong = ({ sentences }: Episode): boolean => sentences.some(({ text }) => WENT_WRONG.test(text));
const hasLesson = ({ sentences }: Episode): boolean => sentences.some(({ part }) => part === 'lesson');

const LEADS = [
  'One that I had to work on shows best in a case.',
  'There is one that I learned about the hard way.',
  'A real one, and what I did about it.',
];

const UNKNOWN = [
  'I would rather give you a real one than a polished one: [a true weakness, and the habit with which you keep it in check]. What matters to me is that those I work with would say the same.',
  'An honest one is this: [a true weakness, and what you do about it]. I ask others to tell me when it shows.',
];
