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

export function pickStory(
  { candidate, found, told }: Asking,
  passes: (episode: Episode) => boolean,
  worth: (episode: Episode) => number = () => 0,
): Episode | undefined {
  const ranked = found.map(({ episode }) => episode.id);
  const rank = (episode: Episode): number => {
    const at = ranked.indexOf(episode.id);
    return at < 0 ? 0 : 0.9 / (1 + at);
  };
  const value = (episode: Episode): number =>
    worth(episode) + rank(episode) - (told.episodes.includes(episode.id) ? 3 : 0);
  return candidate.episodes
    .flatMap(storiesIn)
    .filter((episode) => !isPraise(episode) && !isCutOff(episode) && passes(episode))
    .toSorted((one, other) => value(other) - value(one))[0];
}

const LEAST_OF_TWO = 4;
const OPENS =
  /^(?:In (?:my (?:first|second|third|last) |(?:\p{L}+ )?(?:19|20)\d\d\b)|At \p{Lu}\p{L}+ |One (?:son|daughter|patient|customer|guest|client|day|night|time)\b|Each \p{Lu}|There (?:is|was) an? |Last (?:year|winter|summer|spring|autumn)\b)/u;

/** A paragraph of a letter may hold several: "… I closed it. In my first winter I gave a blessing …" */
function storiesIn(episode: Episode): Episode[] {
  const { sentences } = episode;
  if (sentences.length < LEAST_OF_TWO) return [episode];
  const opens = sentences.flatMap(({ text }, at) => (at === 0 || OPENS.test(text) ? at : []));
  return opens.map((from, place) => ({ ...episode, sentences: sentences.slice(from, opens[place + 1]) }));
}

/** Work that goes on, and nothing that was done once: "I prepare the monthly accounts". */
const GOES_ON =
  /^I (?:also )?(?:am|do|have|prepare|run|lead|manage|own|teach|look after|keep|plan|serve|sell|support|maintain|handle|write|work|use|cover)\b/;

export const deedsFirst = (episodes: readonly Episode[]): Episode[] =>
  episodes.toSorted((one, other) => +goesOn(one) - +goesOn(other));

const goesOn = ({ sentences: [first] }: Episode): boolean => GOES_ON.test(first?.text ?? '');

export const tellWithLesson = (episode: Episode, asking: Asking): Spoken =>
  tellEpisode(episode, { ...asking, question: { ...asking.question, wanted: 'lesson' } });

/** What one tells at once is an error, though it was read apart from it: "I told the head straight away and sowed again." */
const OWNED_UP =
  /^I (?:told|said it|reported|owned up|apologi[sz]ed|confessed)\b[^.]*\b(?:straight away|at once|immediately|the same (?:day|night|hour|minute)|that (?:day|night)|within the hour)\b/i;

export const isOfTrouble = (episode: Episode): boolean =>
  wentWrong(episode) ||
  isFailure(episode) ||
  isQuarrel(episode) ||
  isSetback(episode) ||
  isOfWeakness(episode) ||
  OWNED_UP.test(episode.sentences[0]?.text ?? '');

/** Whether it may be told where nobody has asked for an error, a quarrel or an illness. */
export const isFlattering = (episode: Episode): boolean =>
  !isOfTrouble(episode) &&
  !(isAgainstSuperior(episode) && tellsOfDissent(episode)) &&
  !isOfAnother(episode) &&
  !isToAnothersCredit(episode) &&
  !isPraise(episode) &&
  !isOfPrivateLife(episode) &&
  !isCutOff(episode) &&
  !episode.sentences.some(({ text }) => LACKS.test(text) || OPENS_LETTER.test(text));

/** "I enclose my particulars as asked." */
const OPENS_LETTER = /^(?:I|We) (?:enclose|attach|am writing|write to (?:you|apply))\b/i;
/** Not there yet, planned, or of terms: "I have not taken it up yet" */
const LACKS =
  /^No\b.*\byet\b|\b(?:have|has|had) not\b.*\byet\b|\bnot (?:yet )?(?:begun|started|passed)\b|^planned:|\bI (?:was never|am not) an?\b|\bdid not (?:have it|pass)\b|\bmonths?['’]? notice\b|^reasons? for (?:leaving|looking)\b|\bI (?:now )?want to\b|\bI was (?:angry|cross|upset|furious|rude|late|ashamed)\b/iu;
