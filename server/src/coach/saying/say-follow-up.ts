import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import type { Asking, Spoken } from './asking.ts';
import { sayStory } from './say-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { clipped, countWords, listed, uncapitalised, varied } from './wording.ts';

type Wanted = NonNullable<Question['wanted']>;

const TIME =
  /\b(19|20)\d\d\b|\b(days?|weeks?|months?|years?|hours?|minutes?|january|february|march|april|may|june|july|august|september|october|november|december|monday|friday|quarter|overnight)\b/i;
const PERSON =
  /\b(manager|boss|director|colleague|customer|client|owner|chef|nurse|doctor|teacher|parent|team|supplier|apprentice|trainee|supervisor|head|lead|partner|he|she|they|him|her|them)\b/i;
const REASON =
  /\b(because|since|so that|in order to|as (the|we|i|it)|meant|risk|needed|wanted|to (keep|avoid|stop|make))\b/i;

/** Which sentences of a story answer which question word, the likeliest first. */
const ANSWERS: Record<Wanted, (episode: Episode) => readonly Said[]> = {
  number: ({ sentences, numbers }) =>
    sentences.filter(({ text }) => /\d/.test(text) || numbers.some((number) => text.includes(number))),
  person: ({ sentences }) => {
    const named = sentences.filter(({ tokens }) => tokens.some(({ pos, at }) => pos === 'PROPN' && at > 0));
    const role = sentences.filter(({ text }) => PERSON.test(text));
    return [...named.filter((said) => role.includes(said)), ...named, ...role];
  },
  outcome: ({ sentences }) => sentences.filter(({ part }) => part === 'outcome'),
  reason: ({ sentences }) => [
    ...sentences.filter(({ text }) => REASON.test(text)),
    ...sentences.filter(({ part }) => part === 'task' || part === 'scene'),
  ],
  time: ({ sentences }) => sentences.filter(({ text }) => TIME.test(text)),
  method: ({ sentences }) => sentences.filter(({ part }) => part === 'action'),
  lesson: ({ sentences }) => sentences.filter(({ part }) => part === 'lesson'),
  hindsight: ({ sentences }) =>
    sentences.filter(
      ({ part, text }) => part === 'lesson' || /\b(next time|should have|would have|today i)\b/i.test(text),
    ),
  more: ({ sentences }) => sentences,
};

/** What is left to the candidate where the material is silent. */
const SILENT: Record<Wanted, readonly string[]> = {
  number: ['I would rather be exact than quick here: [the figure].'],
  person: ['The person was [who it was, and their part in it].'],
  outcome: ['In the end [how it came out].'],
  reason: ['My reason was this: [why you did it that way].'],
  time: ['It took [how long, and when it was].'],
  method: ['Step by step it went like this: [what you did first, then next].'],
  lesson: ['What I took from it: [one sentence that you would still say today].'],
  hindsight: ['Looking back, I would [what you would do differently].'],
  more: ['That is the heart of it; what I could add is [a detail that only you know].'],
};

/** From here on another story answers a question on which the last one is silent. */
const ELSEWHERE = 0.5;

/** Goes on with the story told last: the part that the question word asks for, as far as the material has it. */
export function sayFollowUp(asking: Asking): Spoken {
  const { told, question, found, budget } = asking;
  const episode = told.last ?? found[0]?.episode;
  if (!episode) return sayStory(asking);
  const wanted = question.wanted ?? 'more';
  const answering = [...new Set(ANSWERS[wanted](episode))];
  const unsaid = (sentences: readonly Said[]): readonly Said[] =>
    sentences.filter(({ text }) => !told.sentences.has(text));
  const chosen = fitting(inOrder(episode, bestFor(question, unsaid(answering))), budget);
  if (chosen.length > 0) return spoken(chosen, episode);
  const again = known(episode, wanted, answering);
  if (again) return { text: clipped(again, budget), told: [episode] };
  const elsewhere = found.find((other) => other.episode !== episode && other.coverage >= ELSEWHERE);
  if (elsewhere) return tellEpisode(elsewhere.episode, asking);
  // What has not been said yet may hold it: how a story ends tells most.
  const rest = fitting(unsaid(episode.sentences).slice(-2), budget);
  if (rest.length > 0) return spoken(rest, episode);
  return { text: clipped(varied(SILENT[wanted], question.text, told), budget), told: [episode] };
}

const spoken = (sentences: readonly Said[], episode: Episode): Spoken => ({
  text: sentences.map(({ text }) => text).join(' '),
  told: [episode],
});

/** One or two sentences answer a question word; "more" is all that is left. */
function bestFor({ wanted, focus }: Question, sentences: readonly Said[]): readonly Said[] {
  if (wanted === undefined || wanted === 'more') return sentences;
  const asked = new Set(focus.filter(({ isStop }) => !isStop).map(({ lemma }) => lemma));
  const match = ({ tokens }: Said): number => tokens.filter(({ lemma }) => asked.has(lemma)).length;
  return sentences.toSorted((one, other) => match(other) - match(one)).slice(0, wanted === 'method' ? 4 : 2);
}

const inOrder = ({ sentences }: Episode, chosen: readonly Said[]): Said[] =>
  sentences.filter((said) => chosen.includes(said));

function fitting(sentences: readonly Said[], words: number): Said[] {
  let left = words;
  return sentences.filter(({ text }) => (left -= countWords(text)) >= 0);
}

/** What was said already answers again only in short, in other words around it. */
function known({ numbers, place, names }: Episode, wanted: Wanted, answering: readonly Said[]): string {
  if (wanted === 'number' && numbers.length > 0)
    return `The ${numbers.length > 1 ? 'figures were' : 'figure was'} ${listed(numbers.slice(0, 3))}.`;
  if (wanted === 'time' && place.from)
    return `That was ${place.to ? `between ${place.from} and ${place.to}` : `after ${place.from}`}, as far as I can date it.`;
  const [first] = answering;
  if (wanted === 'more' || !first) return '';
  return `As I said, ${uncapitalised(first.text, first.tokens, names)}`;
}
