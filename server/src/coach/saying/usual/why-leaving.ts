import type { Episode, Place } from '#coach/candidate/candidate.ts';
import { latestFirst } from '../jobs-held.ts';
import { inLines } from '../tell-episode.ts';
import { capitalised, ended } from '../wording.ts';
import { isForFirstPost, wishesOf } from './aims.ts';
import { half } from './frame.ts';
import { isGrief, isOfSuperior } from './kinds-of-story.ts';
import { lineLabel, withoutLabel } from './line-label.ts';
import { headed, likelyLines, type OwnLine, ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const WANTS_AWAY = /\bI (?:should|would) like to (?:move|leave)\b[^.]*\bbecause\b/i;
const REASON =
  /\b(?:is|are) (?:being (?:sold|closed)|closing|merging|moving to|relocating|shutting)\b|\b(?:office|site|branch|depot|shop|store|factory|plant|firm|company|school|unit|practice|kitchen|department)\b[^.]{0,40}\b(?:(?:closes?|closed|will close|shuts?|moves?|will move) (?:in|at|this|next|down|to|from|by|end of|for good)|is being (?:merged|moved|taken over))\b|\b(?:role|post|job|contract|position) (?:ended|ends|finished|finishes|was cut|comes to an end)\b|\b(?:contract|post|funding|placement|assignment) (?:ends|is ending|runs out)\b|\b(?:project|bequest|grant|funding|scheme|season|lease|licence)\b[^.]{0,60}?\b(?:stops|ends|closes|runs out|finishes|is to end)\b|\bcontract is not (?:being )?(?:continued|renewed|extended)\b|\bis to close\b|^(?!I\b)\p{Lu}[^.]{0,40}? (?:moves|is moving|will move) (?:its|our) \p{L}+ to\b|^(?!I\b)\p{Lu}[^.]{0,40}? has decided to (?:(?:do|make|sell) \p{L}+ only|close|stop|move)\b|\b(?:position|post|contract|job|role|visa|funding) (?:cannot|can['’]t) be extended\b|\b(?:made )?redundan\p{L}+\b/iu;

const LIKELY = 0.25;
const LEFT = /^I left\b.{0,60}\bbecause\b/;
const GIVEN =
  /^(?:my )?reasons? for (?:leaving|looking|applying|moving|(?:the |a )?change)$|^why now$|^why (?:(?:I am|I['’]m) )?(?:leaving|looking|moving|applying)$/i;
const asReason = (text: string): string => (GIVEN.test(lineLabel(text)) ? withoutLabel(text) : text);
const asSentence = (text: string | undefined): string | undefined => text && capitalised(text);

/** The written reason, else what is looked for; never a complaint. */
export const whyLeaving: UsualRule = {
  draft: 'fact',
  isOfOneself: true,
  say: (asking) => {
    const { candidate, budget } = asking;
    const [last] = latestFirst(candidate.places);
    const aim = wishesOf(candidate).find((one) => !isForFirstPost(one));
    const isOfNow = ({ place, sentences }: Episode): boolean =>
      place.isCurrent ||
      place.employer === '' ||
      !last?.isCurrent ||
      sentences.some(({ text }) => text.includes(last.employer.split(' ').slice(0, 2).join(' ')));
    const reason = ownLines(
      candidate,
      (text) =>
        (REASON.test(text) || WANTS_AWAY.test(text)) && !isGrief(text) && !/^(?:is|are|was)\b/i.test(text),
    ).find(({ text, episode }) => isOfNow(episode) || WANTS_AWAY.test(text));
    if (reason)
      return {
        text: inLines([asReason(reason.text), wishAfter(reason)].map(asSentence)),
        told: [reason.episode],
      };
    const isOfLast = ({ place }: Episode): boolean =>
      place.employer === '' ||
      (place.employer === last?.employer && place.title === last.title && place.from === last.from);
    const given = headed(candidate, GIVEN, isOfLast);
    if (given)
      return { ...given, text: inLines([given.text, given.text === aim?.text ? undefined : aim?.text]) };
    const remark = last && remarkOn(last);
    if (remark !== undefined) return { text: remark, told: [] };
    const likely = likelyLines(asking, 'why-leaving', LIKELY).find(
      ({ text, episode }) => isOfLast(episode) && !isOfSuperior(text) && !isGrief(text),
    );
    if (likely) return { text: inLines([likely.text, wishAfter(likely)]), told: [likely.episode] };
    if (last && !last.isCurrent) {
      const left = ownLines(
        candidate,
        (text) => LEFT.test(text) && !isGrief(text) && !isOfSuperior(text),
      ).find(({ episode }) => isOfLast(episode));
      if (left) return { text: inLines([left.text, aim?.text]), told: [left.episode] };
      return aim ? { text: aim.text, told: [aim.episode] } : half('why-leaving', 'first', budget);
    }
    return aim && { ...half('why-leaving', 'second', budget, aim.text), told: [aim.episode] };
  },
};

/** "The office closes in spring. I do not wish to move to the capital." */
function wishAfter({ text, episode: { sentences } }: OwnLine): string | undefined {
  const next = sentences[sentences.findIndex((said) => said.text === text) + 1]?.text;
  return next !== undefined && /^I (?:do not|would|want|wish|could not|cannot|had to)\b/.test(next)
    ? next
    : undefined;
}

/** `Brand Executive, Rye & Co., 2021 to 2024 (role ended when the brand was sold)` */
function remarkOn({ source = [] }: Place): string | undefined {
  const remarks = source.flatMap((line) => [
    ...[...line.matchAll(/\(([^()]+)\)/g)].map(([, remark = '']) => remark),
    ...line.split(/(?<=\p{Ll})\.\s+/u).slice(1),
  ]);
  const reason = remarks.find(
    (remark) => REASON.test(remark) || /\b(?:sold|closed|redundan\p{L}+)\b/iu.test(remark),
  );
  return reason && ended(capitalised(reason));
}
