import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Episode, Said } from '#coach/candidate/candidate.ts';
import { tellsOfThing } from '#coach/candidate/beats/with-i.ts';
import { isPast } from '#coach/candidate/speech/verbs.ts';
import type { StoryKinds } from '#coach/meaning/story-kinds.ts';
import type { Asking } from '../asking.ts';
import { startsLeaning } from '../leans.ts';
import { strongestFirst } from '../strongest.ts';
import { isOfOthers } from './kinds-of-story.ts';
import { isOwnTrouble } from './never-offered.ts';
import { isAnothersDeed, isOfOwnSubject } from './own-subject.ts';
import { isFlattering, isOfTrouble, isOwnedUp, isPresentable } from './pick-story.ts';
import { storiesIn, yearsIn } from './stories-in.ts';
import type { ToldOf } from './usual-rule.ts';
import { signsOf } from '../signs-of.ts';
import signs from './guard.json' with { type: 'json' };

const SIGNS = signsOf(signs);

/** What of a story passes for such a question. */
export function guarded(of: ToldOf, episode: Episode, meant = 0): Episode | undefined {
  const from = withoutHeading(episode.sentences);
  const sentences = untilAnotherMatter(of, from);
  const told = sentences === episode.sentences ? episode : { ...episode, sentences };
  const [first] = sentences;
  const passes =
    first !== undefined &&
    !told.sentences.some(({ text }) => isOwnTrouble(text)) &&
    !SIGNS.opensAmidst.test(first.text) &&
    (SIGNS.sceneSet.test(first.text) || !startsLeaning(first.text)) &&
    (meant >= MEANT ||
      told.sentences
        .slice(0, SCENE + 1)
        .some(({ text }) => (of === 'trouble' ? SIGNS.own : SIGNS.ownDeed).test(withSubject(text)))) &&
    (of === 'trouble'
      ? !isOwnedUp(told) && !SIGNS.success.test(first.text)
      : (meant >= SURELY_MEANT ? isPresentable(told) && !isOfTrouble(told) : isFlattering(told)) &&
        (of === 'case' || !isToNobodysCredit(told)));
  return passes ? told : undefined;
}

function withoutHeading(sentences: readonly Said[]): readonly Said[] {
  const [opening, ...after] = sentences;
  if (after.length > 0 && SIGNS.heading.test(opening!.text) && !startsLeaning(after[0]!.text)) return after;
  if (!SIGNS.numbered.test(opening!.text)) return sentences;
  return [{ ...opening!, text: opening!.text.replace(SIGNS.numbered, '') }, ...after];
}

export const meritIn = (episode: Episode, kinds: StoryKinds | undefined): Episode | undefined => {
  const merit = guarded('merit', episode);
  return merit && !isMeantAsTrouble(merit, kinds) ? merit : undefined;
};

const FAINT = 0.1;
const isOwnDoing = (text: string): boolean =>
  (isOfOwnSubject(text) && !tellsOfThing(text)) || OWN_CAUSE.test(text);
const OWN_CAUSE =
  /\b(?:after|because|since|once) I (?!was\b|had\b|left\b|came\b|joined\b|saw\b)\p{Ll}+|\bby \p{L}{2,}ing\b|\bmy (?:own )?(?:team|desk|ward|route|patch|shift)\b/u;

const OF_FIGURE = /\bI \p{Ll}+ .*(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/u;

export function meritsOf({ candidate, told, kinds }: Asking, asked: UsualId): Episode[] {
  const chance = ({ sentences }: Episode, id: UsualId): number => kinds?.(textsOf(sentences), id) ?? 0;
  const meant = (one: Episode): number => (textsOf(one.sentences).some(isOwnDoing) ? chance(one, asked) : 0);
  const isFaint = (one: Episode): boolean =>
    kinds !== undefined &&
    (!textsOf(one.sentences).some(isOwnDoing) ||
      Math.max(chance(one, asked), chance(one, 'achievement'), chance(one, 'pressure') / 3) < FAINT);
  return strongestFirst(candidate, told, meant)
    .flatMap((episode) => {
      const merits = storiesIn(episode).flatMap((one) => meritIn(one, kinds) ?? []);
      return merits.toSorted((one, other) => meant(other) - meant(one)).slice(0, 1);
    })
    .toSorted(
      (one, other) =>
        (asked === 'achievement' ? +isProudest(other) - +isProudest(one) : 0) ||
        +(one.source === 'education') - +(other.source === 'education') ||
        +isFaint(one) - +isFaint(other),
    )
    .filter((one, at) => !isFaint(one) || (at === 0 && OF_FIGURE.test(textsOf(one.sentences).join(' '))));
}

const isProudest = ({ sentences }: Episode): boolean =>
  textsOf(sentences).some((text) => /\bproudest\b/i.test(text));

const textsOf = (sentences: readonly Said[]): string[] => sentences.map(({ text }) => text);

const TROUBLE: readonly UsualId[] = ['weakness', 'mistake', 'failure', 'conflict', 'disagreed-manager'];
const MEANT_AS_TROUBLE = { surely: 0.5, ratherThanMerit: 0.25 };

const troubleIn = ({ sentences }: Episode, kinds: StoryKinds | undefined): number =>
  Math.max(...TROUBLE.map((id) => kinds?.(textsOf(sentences), id) ?? 0));

export const isSurelyTrouble = (episode: Episode, kinds: StoryKinds | undefined): boolean =>
  troubleIn(episode, kinds) >= MEANT_AS_TROUBLE.surely;

const isMeantAsTrouble = (episode: Episode, kinds: StoryKinds | undefined): boolean =>
  isSurelyTrouble(episode, kinds) ||
  troubleIn(episode, kinds) >=
    Math.max(MEANT_AS_TROUBLE.ratherThanMerit, kinds?.(textsOf(episode.sentences), 'achievement') ?? 0);

/** No leftover of a layout, and nothing broken off. */
export const isWhole = (text: string): boolean =>
  areClosed(text) && !text.split('\n').some((line) => SIGNS.broken.test(line));

const MEANT = 0.45;
const SURELY_MEANT = 0.5;
/** Sentences before the deed. */
const SCENE = 3;

/** `Led a crew` */
const withSubject = (text: string): string => {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  return isPast(first.toLowerCase()) && (!tellsOfThing(text) || OWN_CAUSE.test(text))
    ? `I ${first.toLowerCase()}${text.slice(first.length)}`
    : text;
};

/** Its number or its year begins another matter, and so does what another did; a plan is none. */
function untilAnotherMatter(of: ToldOf, sentences: readonly Said[]): readonly Said[] {
  const years = yearsIn(sentences[0]?.text ?? '');
  const end = sentences.findIndex(({ text }, at) => {
    const before = sentences[at - 1]?.text ?? '';
    return (
      !isWhole(text) ||
      (isOfOthers(text) && !(of === 'trouble' && at > 0 && SIGNS.byThem.test(text))) ||
      SIGNS.aside.test(text) ||
      (at > 0 &&
        ((years.length > 0 &&
          yearsIn(text).some((year) => !years.includes(year)) &&
          !/\b(?:since|until|now)\b/i.test(text)) ||
          (/^(?:He|She|They)\b/.test(before) && SIGNS.saidByThem.test(text))))
    );
  });
  return end < 0 ? sentences : sentences.slice(0, end);
}

function areClosed(text: string): boolean {
  const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && count(/“/g) === count(/”/g) && count(/"/g) % 2 === 0;
}

/** "My manager left and I ran the shop" is one's own; "A colleague left a tap open" is not, whatever came of it. */
function isToNobodysCredit(told: Episode): boolean {
  const [first, ...after] = told.sentences;
  const behind = [first!.text.replace(/^.*?(?:[,;]| and (?=I\b))/, ''), ...textsOf(after.slice(0, SCENE))];
  const isOwnBehind = behind.some((text) => SIGNS.ownDeed.test(withSubject(text.trim())));
  const isWon = told.sentences.some(({ text }) => SIGNS.recovered.test(text));
  return (
    (isAnothersDeed(told) && !(SIGNS.sceneOfOthers.test(first!.text) && isOwnBehind)) ||
    told.sentences.some((said) => isSour(said, isWon))
  );
}

/** Harm, loss or what was broken off speaks for nobody, but where it was made less or won back. */
const isSour = ({ text }: Said, isWon: boolean): boolean =>
  (SIGNS.loss.test(text) && !isWon) ||
  (SIGNS.sour.test(text.replace(SIGNS.ofWork, '')) && !SIGNS.lessened.test(text));
