import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import type { Asking, Spoken } from './asking.ts';
import { findAnswering } from './find-answering.ts';
import { asClause, clipped, countWords, leadFor } from './wording.ts';

/** Before a sentence that was said and is the answer here too. */
const SAID_BEFORE = [
  'It is the case that I told you about:',
  'I would come back to what I said before:',
  'What I told you earlier fits here as well:',
  'Here I would name the same piece of work again:',
  'You have heard of it already:',
  'The same case shows this too:',
  'I can only point to it once more:',
  'That is again the one from before:',
];
/** Before what has not been said yet of a story that was begun. */
const GOES_ON = [
  'There is more to the case that I told you about.',
  'I have told you the beginning of that one.',
  'That belongs to something that I mentioned.',
  'Let me come back to a case that I mentioned.',
  'I can say more of what I told you before.',
];

const WANTED: Partial<Record<Question['kind'], Question['wanted']>> = {
  weakness: 'lesson',
  strength: 'outcome',
};

/** A story that was told answers again: in one sentence what answers here, then what was not said of it yet. */
export function retell(episode: Episode, asking: Asking, lead: string): Spoken {
  const { question, told, budget, at } = asking;
  const wanted = question.wanted ?? WANTED[question.kind] ?? 'outcome';
  const answering = findAnswering(episode, { ...question, wanted }, told.sentences);
  const [best] = answering;
  const unsaid = episode.sentences.filter(({ text }) => !told.sentences.has(text));
  if (!best) return { text: lead, told: [episode] };
  const isNew = !told.sentences.has(best.said.text);
  const bridge = at && isNew ? '' : leadFor(isNew ? GOES_ON : SAID_BEFORE, question.text, told);
  const said = isNew
    ? ''
    : [bridge, bridge ? asClause(best.said, episode.names) : best.said.text].join(' ').trim();
  const start = [lead, isNew ? bridge : said].filter(Boolean).join(' ');
  const rest = fitting(unsaid, budget - countWords(start), isNew ? best.said : undefined);
  return { text: clipped([start, ...rest].filter(Boolean).join(' '), budget), told: [episode] };
}

/** In their order, as many as so many words hold; the needed one always. */
function fitting(sentences: readonly Said[], words: number, needed: Said | undefined): string[] {
  let left = words - (needed ? countWords(needed.text) : 0);
  return sentences
    .filter((said) => said === needed || (left -= countWords(said.text)) >= 0)
    .map(({ text }) => text);
}
