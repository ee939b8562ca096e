import type { Episode, Said } from '#coach/candidate/candidate.ts';
import { hasAnaphor } from '#coach/question/anaphor.ts';
import { plainWords } from '#coach/question/plain-words.ts';
import { isOfAStory } from '#coach/question/follows-up.ts';
import type { Question } from '#coach/question/question.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { lengthOf } from './choose-beats.ts';
import { isUncalledFor, sayStory } from './say-story.ts';
import { inLines, tellEpisode } from './tell-episode.ts';
import { countShared, countWords, ended, lemmasAsked } from './wording.ts';
import answering from './answering.json' with { type: 'json' };

type Wanted = NonNullable<Question['wanted']>;

const MOST_WORDS = 60;
const MOST_SENTENCES = { more: 3, method: 3 } as Partial<Record<Wanted, number>>;
const ALSO = 0.5;

/** From the story told last: the sentence that answers best, said before or not, and a new one. */
export function sayFollowUp(asking: Asking): Spoken {
  const { told, question, budget, before = '' } = asking;
  if (!told.last) return sayStory(asking);
  const other = otherAsked(asking, told.last);
  if (other && before === '' && !isUncalledFor(other, asking)) return tellEpisode(other, asking);
  const episode = storyNamed(asking, told.last);
  if (lacksPerson(episode, question)) return NOT_SURE;
  const place = WHERE.test(plainWords(question.text)) ? placeOf(episode) : '';
  if (place !== '') return { text: place, told: [episode] };
  const wanted = question.wanted ?? 'more';
  const [best, ...others] = findAnswering(episode, question, told.sentences);
  if (!best) return sayStory(asking);
  const words = Math.min(budget, MOST_WORDS);
  const also = others
    .filter(({ said, worth }) => !told.sentences.has(said.text) && worth >= best.worth * ALSO)
    .map(({ said }) => said)
    .slice(0, (MOST_SENTENCES[wanted] ?? 2) - 1);
  const chosen = inOrder(episode, [best.said, ...also]);
  const fits = fitting(inWholeSentences(episode, chosen), words, best.said).filter(
    ({ text }) => !before.includes(text),
  );
  const text = inLines(fits.map((said) => said.text));
  return { text, told: [episode], isAnswered: text === '' };
}

const WHERE =
  /^(?:and )?(?:where|at which \S+|(?:which|what) (?:company|firm|employer|job|place)) (?:was|were|did|is) (?:that|this|it|you)(?: (?:at|in|happen|then|work\w*|again))?$/;

const placeOf = ({ place: { employer } }: Episode): string =>
  employer === '' ? '' : ended(`That was at ${employer}`);

const SURELY_OTHER = { least: 0.6, mostOfLast: 0.1 };

const otherAsked = ({ question, found }: Asking, last: Episode): Episode | undefined =>
  hasAnaphor(plainWords(question.text)) ||
  found.some(({ episode, chance = 1 }) => episode.id === last.id && chance > SURELY_OTHER.mostOfLast)
    ? undefined
    : found.find(({ episode, chance = 0 }) => episode.id !== last.id && chance >= SURELY_OTHER.least)
        ?.episode;

function storyNamed({ question, found }: Asking, last: Episode): Episode {
  const things = question.focus.filter(({ pos, lemma }) => pos === 'NOUN' && !isOfAStory(lemma));
  const has = ({ sentences }: Episode): boolean =>
    sentences.some(({ tokens }) => tokens.some(({ lemma }) => things.some((thing) => thing.lemma === lemma)));
  const isOfLast = has(last) || LEANS_ON_LAST.test(plainWords(question.text));
  const other = isOfLast ? undefined : found.find(({ episode }) => has(episode));
  return other?.episode ?? last;
}

const LEANS_ON_LAST = /\b(?:after|because of|since|before|as a result of) (?:that|this|it)$/;

/** "he" of whom the story does not speak: another story is meant. */
const lacksPerson = ({ sentences }: Episode, { text }: Question): boolean =>
  PEOPLE.some(
    (person) => person.test(plainWords(text)) && !sentences.some((said) => person.test(said.text)),
  ) && !sentences.some((said) => SOMEBODY.test(said.text));

const PEOPLE = [/\b(?:he|him|his|himself)\b/i, /\b(?:she|her|hers|herself)\b/i];
const SOMEBODY =
  /\b(?:mr|mrs|ms|dr|an? (?:\p{L}+ ){0,2}?(?:man|woman|boy|girl|manager|boss|director|colleague|customer|client|guest|patient|pupil|student|driver|apprentice|engineer|nurse|doctor|teacher|parent|owner|supplier|resident|neighbour|junior|\p{L}+er|\p{L}+or)|(?:my|our|the) (?:\p{L}+ ){0,2}?(?:manager|boss|director|owner|chef|architect|designer|chief|head|ceo|partner|\p{L}+er|\p{L}+or))\b/iu;

const inOrder = ({ sentences }: Episode, chosen: readonly Said[]): Said[] =>
  sentences.filter((said) => chosen.includes(said));

const inWholeSentences = ({ sentences }: Episode, chosen: readonly Said[]): Said[] =>
  sentences.filter(({ sentence }) => chosen.some((said) => said.sentence === sentence));

function fitting(beats: readonly Said[], words: number, needed: Said): Said[] {
  const isNeeded = ({ sentence }: Said): boolean => sentence === needed.sentence;
  let left = words - lengthOf(beats.filter(isNeeded));
  return beats.filter((said) => isNeeded(said) || (left -= countWords(said.text)) >= 0);
}

const read = ({ says, worth }: { says: string; worth: number }) => ({ says: new RegExp(says, 'iu'), worth });

const MARKS = Object.fromEntries(
  Object.entries(answering.marks).map(([wanted, marks]) => [wanted, marks.map(read)]),
) as Record<Wanted, ReturnType<typeof read>[]>;
const PARTS: Record<Wanted, Partial<Record<Said['part'], number>>> = answering.parts;
const BESIDES = answering.besides.map(({ asks, ...answers }) => ({
  asks: new RegExp(asks, 'iu'),
  ...read(answers),
}));

/** Answered late in a story, where nothing else tells. */
const LATE: ReadonlySet<Wanted> = new Set<Wanted>(['person', 'outcome', 'lesson', 'hindsight', 'more']);
const AFTERWARDS = /\b(?:after(?:wards)?|later|eventually|same (?:day|night|evening)|in the end)\b/i;
const UNSAID = 0.6;
const SHARED = 0.8;

function findAnswering(
  { sentences }: Episode,
  { text, focus, wanted = 'more' }: Question,
  said: ReadonlySet<string>,
): { said: Said; worth: number }[] {
  const asked = lemmasAsked({ focus });
  const worthOf = (one: Said, at: number): number => {
    const marked = MARKS[wanted].reduce((sum, { says, worth }) => sum + (says.test(one.text) ? worth : 0), 0);
    const besides = BESIDES.reduce(
      (sum, { asks, says, worth }) => sum + (asks.test(text) && says.test(one.text) ? worth : 0),
      0,
    );
    const late = (LATE.has(wanted) ? 1.5 : 0) + (AFTERWARDS.test(text) ? 2.5 : 0);
    const place = (late * (at + 1)) / sentences.length;
    return (
      marked +
      besides +
      place +
      (PARTS[wanted][one.part] ?? 0) +
      SHARED * Math.min(2, countShared(one.tokens, asked)) +
      (said.has(one.text) ? 0 : UNSAID)
    );
  };
  return sentences
    .map((one, at) => ({ said: one, worth: worthOf(one, at) }))
    .toSorted((one, other) => other.worth - one.worth);
}
