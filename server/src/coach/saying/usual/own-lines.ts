import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from '../asking.ts';
import { inLines } from '../tell-episode.ts';
import { capitalised, ended } from '../wording.ts';
import { lineLabel, withoutLabel } from './line-label.ts';
import { isNeverOffered } from './never-offered.ts';
import { isOfOwnSubject } from './own-subject.ts';
import { isGrief, isOfAnother, isOfSuperior, isPraise, isPrivate, isQuarrel } from './kinds-of-story.ts';

export interface OwnLine {
  text: string;
  episode: Episode;
}

/** What candidates say of themselves, in their order. */
export const ownLines = ({ episodes }: Candidate, passes: (text: string) => boolean): OwnLine[] =>
  episodes
    .filter((episode) => !isPraise(episode) && !isOfAnother(episode))
    .flatMap((episode) =>
      episode.sentences
        .filter((said) => !isQuarrel({ ...episode, sentences: [said] }))
        .map(({ text }) => ({ text, episode })),
    )
    .filter(({ text }) => passes(text) && !isPrivate(text));

const OF_ME =
  /\b(?:call|say|sa(?:id|ys)|tell|told|describe|know|come|came|trust|send|rely|think|thought|nickname|joke|thank|bring|ask|want)\w*\b[^.]*\b(?:I|me)\b/i;
/** `Teammate: "She listens"` */
const QUOTES_OF_ME = /: ["“][^"“”]*\b(?:she|he|her|his|him|you)\b/i;
const isOfMe = (text: string): boolean => OF_ME.test(text) || QUOTES_OF_ME.test(text);

const TERMS_OF_WORK =
  /\bavailable (?:from|immediately|to start|at once)\b|\bnotice period\b|\bmonths?['’]? notice\b|\bsalary\b|\bI expect \d/iu;
export const isOfTerms = (text: string): boolean => TERMS_OF_WORK.test(text);

/** Likeliest first. */
export function likelyLines(
  { candidate, kinds }: Pick<Asking, 'candidate' | 'kinds'>,
  asked: UsualId,
  least: number,
): OwnLine[] {
  const isOwn = asked === 'colleagues-say' ? isOfMe : isOfOwnSubject;
  return ownLines(candidate, (text) => isOwn(text) && !isNeverOffered(text) && !isOfTerms(text))
    .filter(({ episode }) => episode.source !== 'story')
    .map((line) => ({ line, chance: kinds?.([line.text], asked) ?? 0 }))
    .filter(({ chance }) => chance >= least)
    .toSorted((one, other) => other.chance - one.chance)
    .map(({ line }) => line);
}

/** The same, and sentences of what is listed: `Two weeks notice. Three if you let me close the job.` */
export const writtenLines = (candidate: Candidate, passes: (text: string) => boolean): string[] => [
  ...candidate.holdings.flatMap(({ text }) => text.split(/(?<=\.)\s+|;\s+/)).filter(passes),
  ...ownLines(candidate, passes).map(({ text }) => text),
];

const unlabelled = (text: string): string => capitalised(withoutLabel(text));
const MOST_HEADED = 4;

const isOfNoJob = ({ place }: Episode): boolean => place.employer === '' && place.title === '';
const isFree = (text: string): boolean =>
  !isPrivate(text) &&
  !isGrief(text) &&
  !isNeverOffered(text) &&
  !isOfSuperior(text) &&
  !/^(?:none|nothing)\b/i.test(text);

/** Behind or below `Reason for looking: …`, `WAY OF WORKING`; all of it must be fit to be said. */
export function headed(
  { holdings, episodes }: Candidate,
  label: RegExp,
  passes: (one: Episode) => boolean = isOfNoJob,
): Spoken | undefined {
  const entry = holdings.find(({ text }) => label.test(lineLabel(text)));
  if (entry)
    return isFree(unlabelled(entry.text)) ? { text: ended(unlabelled(entry.text)), told: [] } : undefined;
  for (const episode of episodes.filter((one) => one.source !== 'story' && passes(one))) {
    const texts = episode.sentences.map(({ text }) => text);
    const at = texts.findIndex((text) => label.test(lineLabel(text)));
    if (at < 0 && !label.test(episode.heading?.replace(/[\s:.]+$/, '') ?? '')) continue;
    if (isPraise(episode) || isOfAnother(episode) || isQuarrel(episode)) continue;
    const [first = '', ...more] = texts.slice(Math.max(0, at), Math.max(0, at) + MOST_HEADED);
    const said = [at < 0 ? first : unlabelled(first), ...more];
    if (said.every(isFree)) return { text: inLines(said), told: [episode] };
  }
  return undefined;
}

/** "I wrote the rota first" is no order that is kept. */
const ONCE =
  /\b(?:I|we) (?:\p{L}+ly |also )?(?:was|were|had|did|went|made|built|took|gave|told|sat|ran|wrote|began|left|came|saw|found|got|\p{L}+ed)\b|\b(?:19|20)\d\d\b|^(?:was|were)\b/u;

/** What stands in quotes is nobody's way of working. */
export const unquoted = (text: string): string => text.replaceAll(/["“][^"“”]*["”]/g, '');

export const isPastWish = (text: string): boolean =>
  /\bI (?:once |always |had )?(?:wanted|hoped|wished|dream(?:ed|t)|would have|used to)\b/.test(text);

export const isOnce = (text: string): boolean => ONCE.test(text);
