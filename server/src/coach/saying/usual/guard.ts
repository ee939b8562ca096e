import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { StoryKinds } from '#coach/meaning/story-kinds.ts';
import type { Asking } from '../asking.ts';
import { startsLeaning } from '../leans.ts';
import { strongestFirst } from '../strongest.ts';
import { isOfOthers } from './kinds-of-story.ts';
import { isOwnTrouble } from './never-offered.ts';
import { isOfOwnSubject } from './own-subject.ts';
import { isFlattering, isOfTrouble, isOwnedUp, isPresentable } from './pick-story.ts';
import type { ToldOf } from './usual-rule.ts';

/** What of a story passes for such a question. */
export function guarded(of: ToldOf, episode: Episode, meant = 0): Episode | undefined {
  const [opening, ...after] = episode.sentences;
  const isNumbered = NUMBERED.test(opening!.text);
  const from = isNumbered
    ? [{ ...opening!, text: opening!.text.replace(NUMBERED, '') }, ...after]
    : episode.sentences;
  const sentences = untilAnotherMatter(of, from);
  const told = isNumbered || sentences.length < from.length ? { ...episode, sentences } : episode;
  const [first] = sentences;
  const passes =
    first !== undefined &&
    !told.sentences.some(({ text }) => isOwnTrouble(text)) &&
    !OPENS_AMIDST.test(first.text) &&
    (SCENE_SET.test(first.text) || !startsLeaning(first.text)) &&
    (meant >= MEANT ||
      told.sentences
        .slice(0, SCENE + 1)
        .some(({ text }) => (of === 'trouble' ? OWN : OWN_DEED).test(text))) &&
    (of === 'trouble'
      ? !isOwnedUp(told) && !SUCCESS.test(first.text)
      : (meant >= SURELY_MEANT ? isPresentable(told) && !isOfTrouble(told) : isFlattering(told)) &&
        (of === 'case' || !told.sentences.some(isSour)));
  return passes ? told : undefined;
}

export const meritIn = (episode: Episode, kinds: StoryKinds | undefined): Episode | undefined => {
  const merit = guarded('merit', episode);
  return merit && !isMeantAsTrouble(merit, kinds) ? merit : undefined;
};

export const meritsOf = ({ candidate, told, kinds }: Asking, asked: UsualId): Episode[] =>
  strongestFirst(candidate, told, ({ sentences }) => {
    const texts = textsOf(sentences);
    return texts.some(isOfOwnSubject) ? (kinds?.(texts, asked) ?? 0) : 0;
  })
    .flatMap((episode) => meritIn(episode, kinds) ?? [])
    .toSorted((one, other) => +(one.source === 'education') - +(other.source === 'education'));

const textsOf = (sentences: readonly Said[]): string[] => sentences.map(({ text }) => text);

const TROUBLE: readonly UsualId[] = ['weakness', 'mistake', 'failure', 'conflict', 'disagreed-manager'];
const MEANT_AS_TROUBLE = { surely: 0.5, ratherThanMerit: 0.25 };

function isMeantAsTrouble({ sentences }: Episode, kinds: StoryKinds | undefined): boolean {
  const chance = (id: UsualId): number => kinds?.(textsOf(sentences), id) ?? 0;
  const trouble = Math.max(...TROUBLE.map(chance));
  const { surely, ratherThanMerit } = MEANT_AS_TROUBLE;
  return trouble >= surely || (trouble >= ratherThanMerit && trouble > chance('achievement'));
}

/** No leftover of a layout, and nothing broken off. */
export const isWhole = (text: string): boolean =>
  areClosed(text) && !text.split('\n').some((line) => BROKEN.test(line));

/** `[3] Pricing feed in Scala.` */
const NUMBERED = /^\[\d+\]\s+(?=\p{Lu})/u;

const SCENE_SET =
  /^(?:There (?:was|were|is|are)\b|It was (?:my|our|an?)\b|(?:That|This) (?:spring|summer|autumn|winter|year|month|week|day|night|morning|evening)\b)/;

const MEANT = 0.45;
const SURELY_MEANT = 0.5;
/** Sentences before the deed. */
const SCENE = 3;

/** "I sorted", and neither "I was on shift" nor "I can read it". */
const OWN_DEED =
  /\bI (?!(?:was(?! (?:responsible for|in charge of)\b)|am|had|have(?! \p{Ll}+ed\b)|can|could|would|should|will|do|did not|saw|watched|heard|knew|thought|felt|only|just|merely|never|stayed|kept out|left for|furloughed|became|joined|qualified|helped|assisted|also worked|worked (?:as|at|with))\b)\p{Ll}+|^\p{Lu}\p{Ll}+-\p{Ll}+ed\b|^My (?:team|desk|crew|shift|brigade|ward|kitchen) (?:is|was|has|had) (?:about )?(?:\d|two|three|four|five|six|seven|eight|nine|ten)/u;
const OWN = /\b(?:I|[Mm]e|[Mm]y|mine|[Ww]e|us)\b/;

/** "Two were as designed", "Then he signed" */
const OPENS_AMIDST =
  /^(?:I was wrong and\b|(?:Two|One|Three|Both|Some|Many|None|All|Most|Others) (?:were|was|are|is|did|had|of (?:them|these|those)\b)|(?:Then|So(?! far\b)|But|And|Or|Now(?! I\b)|Since then|Since that|After that|From that|Left for|I \p{Ll}+ (?:it(?! an? )|them|him|her))\b|I \p{Ll}+(?: \p{Ll}+){0,3} (?:to|of|at|with|from) (?:that|it|this|them)\.$)/u;

const BROKEN =
  /^[^\p{L}\p{N}"“'‘$€£₹([+]|^\[\d+\]|^\p{Ll}|[,:;–-]\.?$|\b(?:an?|the|and|or|than|between)[.:;]?$|(?<!\bI [^.]{0,40})\b(?:from|of|with)[.:;]?$|\s[:;,]|,\s*[:;]|[|•·]|\bI (?:\p{L}+ed, )+\p{L}+ed and (?:drawn|written|given|taken|shown|done)\b|\bI (?:\p{L}+ed|caught|made|given|taken|found|held|run|led) by\b(?! \p{Ll}+ing\b)|^(?:Of|For|By|With|At|In)(?: \p{L}+)?:|^\p{Lu}[\p{Lu} &]{5,}\.?$/u;

/** Its number or its year begins another matter, and so does what another did; a plan is none. */
function untilAnotherMatter(of: ToldOf, sentences: readonly Said[]): readonly Said[] {
  const years = yearsIn(sentences[0]?.text ?? '');
  const end = sentences.findIndex(({ text }, at) => {
    const before = sentences[at - 1]?.text ?? '';
    return (
      !isWhole(text) ||
      (isOfOthers(text) && !(of === 'trouble' && at > 0 && BY_THEM.test(text))) ||
      ASIDE.test(text) ||
      (at > 0 &&
        ((years.length > 0 &&
          yearsIn(text).some((year) => !years.includes(year)) &&
          !/\b(?:since|until|now)\b/i.test(text)) ||
          (/^(?:He|She|They)\b/.test(before) && SAID_BY_THEM.test(text))))
    );
  });
  return end < 0 ? sentences : sentences.slice(0, end);
}

export const yearsIn = (text: string): string[] => text.match(/\b(?:19|20)\d\d\b/g) ?? [];
const ASIDE =
  /^(?:Planned|Next|In progress|Ongoing|Booked)\b[^.]*:|\bwhy I am (?:looking|leaving)\b|\bis to close\b/i;
/** "I told him so. He ran it anyway." */
const BY_THEM = /^(?:He|She|They)\b/;
/** "He took the form back. I came down to say that it was right" has lost its subject. */
const SAID_BY_THEM = /^I (?:came|rang|called|wrote|returned)\b[^.]*\b(?:say|tell|thank|apologi[sz]e)\b/;

function areClosed(text: string): boolean {
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && count(/“/g) === count(/”/g) && count(/"/g) % 2 === 0;
}

/** Harm, loss or what was broken off speaks for nobody, but where it was made less. */
const isSour = ({ text }: Said): boolean => SOUR.test(text.replace(OF_WORK, '')) && !LESSENED.test(text);
/** "I answered forty complaints a day" */
const OF_WORK =
  /\bI (?:answer|handl|treat|resolv|settl|log|investigat|calm)\w* [^.,;]{0,40}\b(?:complaints?|accidents?|injur\w+|deaths?)\b|\bfought (?:fires?|floods?)\b|\blost property\b/;
const SOUR =
  /\b(?:furlough\w*|laid off|redundan\w+|dropped|abandon\w*|paused|withdr[ae]w\w*|cancell?ed|refused|rejected|complain\w*|absences?|died|death|injur\w+|accidents?|harm(?:ed)?|blam\w+|wrong(?:ly)?|mistakes?|errors?|failed|failures?|lost|worse|shouted|shouting|quarrel\w*|blows|fell out|fought|meant to|shut|not yet|unfinished|unfair\w*)\b/i;
const LESSENED =
  /\b(?:no|without|nothing|none|nobody|zero|fewer|less|cut|halved|reduc\w+|lower\w*|prevent\w*|fixed|fell|down|from \S+ (?:%|percent )?to)\b/i;

const SUCCESS = /\b(?:won|succeeded|on time|under budget|ahead of schedule|a success)\b/i;
