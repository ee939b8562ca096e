import type { Episode } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from '../asking.ts';
import { tellEpisode } from '../tell-episode.ts';
import { wentWrong } from '../went-wrong.ts';
import {
  isAgainstSuperior,
  isCutOff,
  isFailure,
  isOfAnother,
  isOfPrivateLife,
  isPraise,
  isQuarrel,
  isSetback,
  isToAnothersCredit,
  tellsOfDissent,
} from './kinds-of-story.ts';
import { isOfWeakness } from './weakness.ts';

export const tellWithLesson = (episode: Episode, asking: Asking): Spoken =>
  tellEpisode(episode, { ...asking, question: { ...asking.question, wanted: 'lesson' } });

/** What one tells at once is an error, though it was read apart from it: "I told the head straight away and sowed again." */
const OWNED_UP =
  /^I (?:told|said it|reported|owned up|apologi[sz]ed|confessed)\b[^.]*\b(?:straight away|at once|immediately|the same (?:day|night|hour|minute)|that (?:day|night)|within the hour)\b/i;

export const isOwnedUp = ({ sentences: [first] }: Episode): boolean => OWNED_UP.test(first?.text ?? '');

export const isOfTrouble = (episode: Episode): boolean =>
  wentWrong(episode) ||
  isFailure(episode) ||
  isQuarrel(episode) ||
  isSetback(episode) ||
  isOfWeakness(episode) ||
  isOwnedUp(episode);

/** Whether it may be told where nobody has asked for an error, a quarrel or an illness. */
export const isFlattering = (episode: Episode): boolean =>
  !isOfTrouble(episode) &&
  !(isAgainstSuperior(episode) && tellsOfDissent(episode)) &&
  isPresentable(episode) &&
  !episode.sentences.some(({ text }) => LACKS.test(text) || OPENS_LETTER.test(text));

export const isPresentable = (episode: Episode): boolean =>
  !isOfAnother(episode) &&
  !isToAnothersCredit(episode) &&
  !isPraise(episode) &&
  !isOfPrivateLife(episode) &&
  !isCutOff(episode);

/** "I enclose my particulars as asked." */
const OPENS_LETTER = /^(?:I|We) (?:enclose|attach|am writing|write to (?:you|apply))\b/i;
/** Not there yet, planned, or of terms: "I have not taken it up yet" */
const LACKS =
  /^No\b.*\byet\b|^Have not\b|\b(?:units?|modules?|papers?|exams?) (?:still )?to go\b|^I (?:do not|cannot)\b.*\bas well\b|\b(?:have|has|had) not\b.*\byet\b|\bnot (?:yet )?(?:begun|started|passed)\b|^planned:|\bI (?:was never|am not) an?\b|\bdid not (?:have it|pass)\b|\bmonths?['’]? notice\b|^reasons? for (?:leaving|looking)\b|\bI (?:now )?want to\b|\bI was (?:angry|cross|upset|furious|rude|late|ashamed)\b/iu;
