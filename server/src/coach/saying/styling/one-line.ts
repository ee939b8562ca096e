import type { Spoken, Telling } from '../asking.ts';
import { leans } from '../leans.ts';
import { worthOf } from '../most-telling.ts';
import { clipped, countWords } from '../wording.ts';
import { sentencesIn } from './sentences-in.ts';

/** What is read in one glance. */
const GLANCE_WORDS = 30;
/** A courtesy is no answer. */
const LEAST_WORDS = 5;
/** What leads to a story in so many words says something itself: "What draws me here is that …" */
const LEAST_IN_LEAD = 14;
/** "What I have read is this." */
export const LEADS_ON = /\b(?:this|that|mind)[.:]$/i;

/** What is said, in a single sentence that stands alone and has at most so many words. */
export function oneLine({ text, story }: Spoken, words: number): string {
  const line = (story && lineOf(story, words)) || lineIn(sentencesIn(text), words);
  return clipped(line, words);
}

/** The sentence that says most. */
function lineOf({ lead, sentences }: Telling, words: number): string {
  if (saysItself(lead)) return sentencesIn(lead)[0]!;
  const inOrder = sentences.toSorted((one, other) => worthOf(other.said) - worthOf(one.said));
  const line = shortFirst(
    inOrder.map((one) => one.text),
    words,
  );
  return line !== '' && lead === 'Yes.' ? `Yes – ${line}` : line;
}

/** Whether what leads to a story is an answer by itself. */
export const saysItself = (lead: string): boolean => countWords(sentencesIn(lead)[0] ?? '') >= LEAST_IN_LEAD;

function lineIn(sentences: readonly string[], words: number): string {
  const alone = sentences.filter(standsAlone);
  const asked = alone.filter((sentence) => sentence.endsWith('?'));
  return shortFirst([asked, alone, sentences].find(({ length }) => length > 0) ?? [], words);
}

const standsAlone = (sentence: string): boolean =>
  countWords(sentence) >= LEAST_WORDS && !leans(sentence) && !LEADS_ON.test(sentence);

/** The first of those that are short enough, else of all. */
const shortFirst = (sentences: readonly string[], words: number): string =>
  [Math.min(GLANCE_WORDS, words), words, Infinity]
    .map((most) => sentences.find((sentence) => countWords(sentence) <= most))
    .find((sentence) => sentence !== undefined) ?? '';
