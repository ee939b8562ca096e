import type { Episode } from '#coach/candidate/candidate.ts';
import { namesBreak } from '#coach/candidate/labels/names-break.ts';
import type { Asking, Spoken } from '../asking.ts';
import { tellEpisode } from '../tell-episode.ts';
import { wentWrong } from '../went-wrong.ts';
import {
  isFailure,
  isOfAnother,
  isOfDifficultCustomer,
  isPraise,
  isPrivate,
  isQuarrel,
  isToAnothersCredit,
} from './kinds-of-story.ts';

/** Of those that pass, the one found for the question before others, and what was not told before what was. */
export function pickStory(
  { candidate, found, told }: Asking,
  passes: (episode: Episode) => boolean,
  worth: (episode: Episode) => number = () => 0,
): Episode | undefined {
  const ranked = found.map(({ episode }) => episode);
  const rank = (episode: Episode): number => {
    const at = ranked.indexOf(episode);
    return at < 0 ? 0 : 0.9 / (1 + at);
  };
  const value = (episode: Episode): number =>
    worth(episode) + rank(episode) - (told.episodes.includes(episode.id) ? 3 : 0);
  return candidate.episodes
    .filter((episode) => !isPraise(episode) && passes(episode))
    .toSorted((one, other) => value(other) - value(one))[0];
}

/** Work that goes on, and nothing that was done once: "I prepare the monthly accounts". */
const GOES_ON =
  /^I (?:also )?(?:am|do|have|prepare|run|lead|manage|own|teach|look after|keep|plan|serve|sell|support|maintain|handle|write|work|use|cover)\b/;

/** Those first that tell of something done. */
export const deedsFirst = (episodes: readonly Episode[]): Episode[] =>
  episodes.toSorted((one, other) => +goesOn(one) - +goesOn(other));

const goesOn = ({ sentences: [first] }: Episode): boolean => GOES_ON.test(first?.text ?? '');

/** Told with what was learned of it, where that was written. */
export const tellWithLesson = (episode: Episode, asking: Asking): Spoken =>
  tellEpisode(episode, { ...asking, question: { ...asking.question, wanted: 'lesson' } });

/** An error, a failure or a quarrel. */
export const isOfTrouble = (episode: Episode): boolean =>
  wentWrong(episode) || isFailure(episode) || isQuarrel(episode);

/** Whether it may be told where nobody has asked for an error, a quarrel or an illness. */
export const isFlattering = (episode: Episode): boolean =>
  !isOfTrouble(episode) &&
  !isOfAnother(episode) &&
  !isToAnothersCredit(episode) &&
  !isPraise(episode) &&
  !episode.sentences.some(({ text }) => isPrivate(text) || namesBreak(text) || LACKS.test(text));

const LACKS = /^No\b.*\byet\b/i;

/** What went wrong, and is no quarrel, no customer's anger and nobody else's doing. */
export const isFairlyToldWrong = (episode: Episode): boolean =>
  wentWrong(episode) && !isOfAnother(episode) && !isQuarrel(episode) && !isOfDifficultCustomer(episode);
