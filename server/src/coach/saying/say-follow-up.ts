import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import type { Asking, Spoken } from './asking.ts';
import { findAnswering } from './find-answering.ts';
import { leans } from './leans.ts';
import { sayStory } from './say-story.ts';
import { asClause, clipped, countWords, varied } from './wording.ts';

type Wanted = NonNullable<Question['wanted']>;

/** Lead to what was said already and is asked for, so that it is an answer and not the same again. */
const LEADS: Record<Wanted, readonly string[]> = {
  number: ['To put a figure on it:', 'In numbers:', 'As for the figures:'],
  person: ['The reaction was this:', 'What I remember of that is this:', 'As far as I saw it:'],
  outcome: ['In the end it came to this:', 'It came out like this:', 'What came of it is this:'],
  reason: ['The reason was this:', 'It comes down to this:', 'What was behind it is this:'],
  time: ['As for how long it took:', 'In terms of time:', 'On the timing:'],
  method: ['What I did was this:', 'I went about it like this:', 'In practice I did this:'],
  lesson: ['What I took from it is this:', 'The lesson for me was this:', 'What has stayed with me is this:'],
  hindsight: [
    'Looking back, I would say this:',
    'With what I know now:',
    'What I do differently now is this:',
  ],
  difficulty: ['The hard part was this:', 'What made it difficult was this:', 'Hardest for me was this:'],
  more: ['The heart of it is this:', 'What matters most is this:', 'To come back to the main thing:'],
};

const MOST_WORDS = 60;
const MOST_SENTENCES = { more: 3, method: 3 } as Partial<Record<Wanted, number>>;
/** A second sentence answers too if it is worth this share of the first. */
const ALSO = 0.5;

/** Goes on with the story told last: the sentence that answers best, also if it was said, and what is new beside it. */
export function sayFollowUp(asking: Asking): Spoken {
  const { told, question, budget, found } = asking;
  const episode = told.last ?? found[0]?.episode;
  if (!episode || !told.last) return sayStory(asking);
  const wanted = question.wanted ?? 'more';
  const [best, ...others] = findAnswering(episode, question, told.sentences);
  if (!best) return sayStory(asking);
  const words = Math.min(budget, MOST_WORDS);
  const also = others
    .filter(({ said, worth }) => !told.sentences.has(said.text) && worth >= best.worth * ALSO)
    .map(({ said }) => said)
    .slice(0, (MOST_SENTENCES[wanted] ?? 2) - 1);
  if (told.sentences.has(best.said.text)) {
    const lead = varied(LEADS[wanted], question.text, told);
    const again = clipped(`${lead} ${asClause(best.said, episode.names)}`, words);
    return spoken([again, ...fitting(also, words - countWords(again))], episode);
  }
  const chosen = inOrder(episode, [best.said, ...also]);
  const first = withItsAntecedent(episode, chosen, told.sentences);
  return spoken(fitting(first, words, best.said), episode);
}

const spoken = (texts: readonly string[], episode: Episode): Spoken => ({
  text: texts.join(' '),
  told: [episode],
});

/** A sentence that says "he" needs the one before it, unless that was said. */
function withItsAntecedent(
  { sentences }: Episode,
  chosen: readonly Said[],
  said: ReadonlySet<string>,
): readonly Said[] {
  const [first] = chosen;
  const before = first && sentences[sentences.indexOf(first) - 1];
  return first && before && leans(first.text) && !said.has(before.text) ? [before, ...chosen] : chosen;
}

const inOrder = ({ sentences }: Episode, chosen: readonly Said[]): Said[] =>
  sentences.filter((said) => chosen.includes(said));

/** As many as so many words hold, the one that answers always among them. */
function fitting(sentences: readonly Said[], words: number, needed?: Said): string[] {
  let left = words - (needed ? countWords(needed.text) : 0);
  return sentences
    .filter((said) => said === needed || (left -= countWords(said.text)) >= 0)
    .map(({ text }) => (needed ? clipped(text, words) : text));
}
