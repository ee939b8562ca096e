import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import type { Asking, Spoken } from './asking.ts';
import { findAnswering } from './find-answering.ts';
import { leans } from './leans.ts';
import { sayStory } from './say-story.ts';
import { capitalised, clipped, countWords, withoutConnective } from './wording.ts';

type Wanted = NonNullable<Question['wanted']>;

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
  const chosen = inOrder(episode, [best.said, ...also]);
  const first = withItsAntecedent(episode, chosen, told.sentences);
  const text = fitting(first, words, best.said).join(' ');
  return { text: capitalised(withoutConnective(text)), told: [episode] };
}

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
function fitting(sentences: readonly Said[], words: number, needed: Said): string[] {
  let left = words - countWords(needed.text);
  return sentences
    .filter((said) => said === needed || (left -= countWords(said.text)) >= 0)
    .map(({ text }) => clipped(text, words));
}
