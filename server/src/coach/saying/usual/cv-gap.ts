import type { Candidate, Episode, Gap, Place } from '#coach/candidate/candidate.ts';
import { gapsOf } from '#coach/candidate/gaps.ts';
import { namesBreak } from '#coach/candidate/labels/names-break.ts';
import type { Asking, Spoken } from '../asking.ts';
import { firstYear, heldFor, latestFirst } from '../jobs-held.ts';
import { inLines, tellEpisode } from '../tell-episode.ts';
import { capitalised, countWords, ended } from '../wording.ts';
import { framed } from './frame.ts';
import { ownLines } from './own-lines.ts';
import { yearsIn } from './stories-in.ts';
import type { UsualRule } from './usual-rule.ts';

const MOST_JOBS = 3;
const MOST_OF_BREAK = 4;
/** Months */
const SHORTEST = 2;

/** What is written of the time, else when it was; "none" only where all is dated. */
export const cvGap: UsualRule = {
  draft: 'fact',
  say: (asking) => {
    const { candidate, budget } = asking;
    const since = candidate.gaps.flatMap((one) => (one.to === '' ? sinceThen(candidate, one.from) : []))[0];
    const [gap] = since ? [] : candidate.gaps;
    if (gap && gap.reason !== '') return sayExplained(gap, budget);
    const [told, next] = breaksIn(candidate.episodes, gap);
    if (told && next)
      return { text: inLines([told, next].map(({ sentences: [first] }) => first!.text)), told: [told, next] };
    if (told) return tellBreak(told, asking, gap);
    return gap ? framed('cv-gap', budget, timeOf(gap)) : withoutGap(candidate, since);
  },
};

const tellsBreak = ({ sentences }: Episode): boolean => sentences.some(({ text }) => namesBreak(text));

const isDatedAs = ({ from, to }: Gap, { sentences }: Episode): boolean =>
  sentences.some(({ text }) => [from, to].some((date) => date !== '' && text.includes(date)));

/** First that names a break, of the gap's dates before others, and the one behind: "I was not employed. I looked after my mother." */
function breaksIn(episodes: readonly Episode[], gap: Gap | undefined): Episode[] {
  const dated = gap ? episodes.findIndex((one) => tellsBreak(one) && isDatedAs(gap, one)) : -1;
  const at = dated < 0 ? episodes.findIndex(tellsBreak) : dated;
  return at < 0 ? [] : episodes.slice(at, at + 2).filter(tellsBreak);
}

/** All of it where it begins with the break, else the sentence that names it. */
function tellBreak(episode: Episode, asking: Asking, gap: Gap | undefined): Spoken {
  const { sentences } = episode;
  const isDated = sentences.some(({ text }) => /\b(?:19|20)\d\d\b/.test(text));
  const time = gap && !isDated ? timeOf(gap) : '';
  const at = sentences.findIndex(({ text }) => namesBreak(text));
  const from = at > 0 && /^And\b/.test(sentences[at]!.text) ? at - 1 : at;
  if (from === 0 && sentences.length <= MOST_OF_BREAK) return tellEpisode(episode, asking, time);
  return { text: inLines([time, ...sentences.slice(from, at + 1).map(({ text }) => text)]), told: [episode] };
}

const IS_LABEL = /^(?:career )?(?:break|gap)[.:]?$/i;

function sayExplained(gap: Gap, budget: number): Spoken {
  const lines = [
    timeOf(gap),
    ...gap.reason
      .split('\n')
      .map((line) => line.replace(/^[^\p{L}\p{N}]+/u, ''))
      .filter((line, at, [first]) => at === 0 || isShort(first!) || /\b(?:I|my)\b|^\p{Ll}/u.test(line))
      .map((line) => ended(capitalised(inSmallLetters(line)))),
  ];
  if (lines.length > 2 && IS_LABEL.test(lines[1]!)) lines.splice(1, 1);
  while (lines.length > 2 && countWords(lines.join(' ')) > budget) lines.pop();
  return { text: inLines(lines), told: [], isWithoutOffers: true };
}

/** `AT HOME` */
const isShort = (line: string): boolean => countWords(line) <= 3;

const inSmallLetters = (line: string): string => (/\p{Ll}/u.test(line) ? line : line.toLowerCase());

function timeOf({ from, to }: Gap): string {
  if (from === to) return `That was in ${from}.`;
  return to === '' ? `That is the time since ${from}.` : `That is the time between ${from} and ${to}.`;
}

function withoutGap(candidate: Candidate, since?: string): Spoken | undefined {
  const places = latestFirst(candidate.places);
  const held = places.filter(({ from, to, isCurrent }) => from !== '' && (to !== '' || isCurrent));
  if (held.length === 0) return undefined;
  const isWhole =
    held.length === places.length &&
    held.every(({ title }) => title !== '') &&
    !held.some(({ employer }) => /\bat home\b/i.test(employer)) &&
    gapsOf(held, [], [], new Date(), SHORTEST).length === 0 &&
    leavesSchoolToWork(candidate, held);
  const isUnsure = held.filter(({ title, isCurrent }) => isCurrent && title === '').length > 1;
  if (isUnsure) return undefined;
  if (since === undefined && !isWhole && !followsYearByYear(held)) return undefined;
  const lead = isWhole && since === undefined && areJoined(held) ? 'There is no gap in it.' : undefined;
  const lines = held
    .slice(0, MOST_JOBS)
    .toReversed()
    .toSorted((one, other) => firstYear(one) - firstYear(other))
    .map(heldFor);
  return { text: inLines([lead, ...lines, since]), told: [], isWithoutOffers: true };
}

const inOrder = (held: readonly Place[]): Place[] =>
  held.toSorted((one, other) => firstYear(one) - firstYear(other));
const lastYearOf = ({ from, to, isCurrent }: Place): number =>
  isCurrent ? Infinity : Math.max(...yearsIn(to || from).map(Number));

/** `2016 – 2018` before `2019 – 2021` may hide a year. */
const areJoined = (held: readonly Place[]): boolean =>
  inOrder(held).every(
    (next, at, all) =>
      at === 0 ||
      (HAS_MONTH.test(next.from) && HAS_MONTH.test(all[at - 1]!.to)) ||
      Math.max(...all.slice(0, at).map(lastYearOf)) >= firstYear(next),
  );
const HAS_MONTH = /\p{L}{3}|\d[./-]\d/u;

const followsYearByYear = (held: readonly Place[]): boolean =>
  inOrder(held).every(
    (next, at, all) => at === 0 || Math.max(...all.slice(0, at).map(lastYearOf)) >= firstYear(next) - 1,
  );

/** "I have been in charge of one garden since 2017" */
const sinceThen = (candidate: Candidate, from: string): string[] =>
  ownLines(candidate, (text) => {
    const [, year] = /\bsince (?:\p{L}+ )?((?:19|20)\d\d)\b/u.exec(text) ?? [];
    return HELD_ON.test(text) && year !== undefined && from.includes(year);
  }).map(({ text }) => text);

const HELD_ON =
  /\bI (?:have |['’]ve )?(?:been (?:in charge of|running|working|leading|employed|self-employed)|worked|run|ran|led|managed)\b/;

const SCHOOL = /\b(?:school|college|university|academy)\b/i;
/** Years from a first job to a degree that was begun before it. */
const MOST_BESIDE_WORK = 4;

function leavesSchoolToWork({ holdings }: Candidate, held: readonly Place[]): boolean {
  const begun = Math.min(...held.flatMap(({ from }) => yearsIn(from).map(Number)));
  const studied = holdings
    .filter(({ kind, text }) => kind === 'degree' || SCHOOL.test(text))
    .flatMap(({ text }) => yearsIn(text).map(Number));
  const isThrough = studied.some((year) => year >= begun - 1 && year <= begun + MOST_BESIDE_WORK);
  return isThrough || studied.every((year) => year > begun);
}
