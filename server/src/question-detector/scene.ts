import { behindMarkers } from './extent.ts';
import type { SpokenSentence, Word } from './heard.ts';
import type { SentenceReading } from './read-sentence.ts';
import { A_CASE } from './judge.ts';
import { isFirstPerson, isYou, MARKERS, MODALS } from './word-classes.ts';

export interface ToldSentence {
  sentence: SpokenSentence;
  reading: SentenceReading;
}

const REACH = 5;
const GOES_ON = /^(?:and|but|or|he|she|they|it|then|they're|he's|she's)$/;
const OPENS = /^(?:if|when|say|suppose)$/;

/** A question about the terms of the job points at what was just told of them. */
const OF_TERMS = 'logistics-of-job';

/**
 * Statements before a question that belong to it: its scene, or what “what do you do?” or “does that suit?”
 * is about.
 * @param kind of the question, where a model gave it
 */
export function sceneIn(
  told: readonly ToldSentence[],
  question: SentenceReading,
  kind?: string,
): readonly ToldSentence[] {
  const asksYou =
    question.core.some(({ plain }) => isYou(plain)) &&
    question.core.some(({ plain }) => MODALS.has(plain) && plain !== 'did');
  for (let from = told.length - 1; from >= Math.max(0, told.length - REACH); from -= 1) {
    const { reading, sentence } = told[from]!;
    const isScene = reading.role === 'scene';
    const isOpened = asksYou && OPENS.test(sentence.words[reading.start]?.plain ?? '');
    const isToldOn = told.slice(from + 1).every((one) => GOES_ON.test(one.sentence.words[0]!.plain));
    if (isScene || (isOpened && isToldOn)) return told.slice(from);
  }
  if (question.needsScene || kind === A_CASE) return told.slice(firstOfMatter(told, question));
  const [last] = told.slice(-1);
  const isOfLast = kind === OF_TERMS && pointsBack(question.core) && last?.reading.noQuestion === undefined;
  return last && isOfLast ? [last] : [];
}

/**
 * Adds the words before a question in its own sentence where no mark separates them and they are its topic.
 */
export function withItsCase(
  question: SentenceReading,
  { words }: SpokenSentence,
  kind?: string,
): SentenceReading {
  const start = behindMarkers(words);
  const lead = words.slice(start, question.start);
  const isCase = kind === A_CASE && !lead.some(({ plain }) => isFirstPerson(plain));
  const isOfIt = isCase || (kind === OF_TERMS && pointsBack(question.core));
  return isOfIt && lead.length >= LEAST_A_CASE
    ? { ...question, start, words: [...lead, ...question.words] }
    : question;
}

const LEAST_A_CASE = 4;
/** “does that suit you”, “how would that sit with you”, “is that all right” */
const pointsBack = (core: readonly Word[]): boolean =>
  core.length <= 10 && core.slice(0, 5).some(({ plain }, at) => at > 0 && /^(?:that|this|it)$/.test(plain));

function firstOfMatter(told: readonly ToldSentence[], question: SentenceReading): number {
  const isPlayed = question.core.some(({ plain }) => /^(?:me|us)$/.test(plain)); // “what do you say to me?”
  let from = told.length;
  while (from > 0 && from > told.length - REACH) {
    const { sentence, reading } = told[from - 1]!;
    if (reading.noQuestion?.kind === 'rhetorical') break;
    const next = told[from];
    if (next && sentence.lastLine !== next.sentence.line && !GOES_ON.test(next.sentence.words[0]!.plain))
      break;
    const own = sentence.words.some(({ plain }) => isFirstPerson(plain)) && !isPlayed;
    const isPast = sentence.words.some(({ plain }) => plain === 'was' || plain === 'were');
    const isShort = sentence.words.length < (MARKERS.has(sentence.words[0]!.plain) ? 4 : 3);
    if (own || isPast || isShort) break;
    from -= 1;
  }
  return from;
}
