import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import type { Asking, Spoken } from './asking.ts';
import { findAnswering } from './find-answering.ts';
import { asClause, clipped, countWords, leadFor } from './wording.ts';

/** Before a sentence that was said and is the answer here too. */
const SAID_BEFORE = [
  'It is the story that I told you about:',
  'I would come back to what I said before:',
  'What I told you earlier fits here as well:',
  'Here I would name the same piece of work again:',
  'You have heard about it already:',
  'The same case shows this too:',
  'I would point to it once more:',
  'That brings me back to the one from before:',
];
/** Before what has not been said yet of a story that was begun. */
const GOES_ON = [
  'There is more to the case that I told you about.',
  'I have told you how that one began.',
  'That belongs to something that I mentioned.',
  'Let me come back to a case that I mentioned.',
  'I can say more of what I told you before.',
];

/** Before how it came out, which was said, after how it came about, which was not. */
const CAME_TO = ['As I said,', 'And the end of it you know:', 'What came of it I have told you:'];

const LEANS = /^(?:he|she|they|it|this|that|these|those|his|her|their|its|there)\b/i;
/** Words that make the untold part of a story worth telling before the told one. */
const WORTH_TELLING = 12;

const WANTED: Partial<Record<Question['kind'], Question['wanted']>> = {
  weakness: 'lesson',
  strength: 'outcome',
};

/** A story that was told answers again: in one sentence what answers here, then what was not said of it yet. */
export function retell(episode: Episode, asking: Asking, lead: string): Spoken {
  const { question, told, budget, at } = asking;
  const wanted = question.wanted ?? WANTED[question.kind] ?? 'outcome';
  const answering = findAnswering(episode, { ...question, wanted }, told.sentences);
  const best = (answering.find(({ said }) => !LEANS.test(said.text)) ?? answering[0])?.said;
  if (!best) return { text: lead, told: [episode] };
  const unsaid = episode.sentences.filter(({ text }) => !told.sentences.has(text));
  const isNew = !told.sentences.has(best.text);
  const before = unsaid.filter((said) => episode.sentences.indexOf(said) < episode.sentences.indexOf(best));
  const goesOn = isNew || sum(before) >= WORTH_TELLING;
  const bridge = at && goesOn ? '' : leadFor(goesOn ? GOES_ON : SAID_BEFORE, question.text, told);
  const start = [lead, goesOn ? bridge : led(bridge, best, episode)].filter(Boolean).join(' ');
  const end = goesOn && !isNew ? led(leadFor(CAME_TO, question.text, told), best, episode) : '';
  const rest = goesOn ? unsaid : unsaid.filter((said) => !before.includes(said));
  const left = budget - countWords(`${start} ${end}`);
  const further = fitting(end ? before : rest, left, isNew ? best : undefined);
  return { text: clipped([start, ...further, end].filter(Boolean).join(' '), budget), told: [episode] };
}

/** A sentence after the words that lead to it, if there are any. */
const led = (lead: string, said: Said, { names }: Episode): string =>
  lead ? `${lead} ${asClause(said, names)}` : said.text;

const sum = (sentences: readonly Said[]): number =>
  sentences.reduce((words, { text }) => words + countWords(text), 0);

/** In their order, as many as so many words hold; the needed one always. */
function fitting(sentences: readonly Said[], words: number, needed: Said | undefined): string[] {
  let left = words - (needed ? countWords(needed.text) : 0);
  return sentences
    .filter((said) => said === needed || (left -= countWords(said.text)) >= 0)
    .map(({ text }) => text);
}
