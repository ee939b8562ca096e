import type { Sentence } from './heard.ts';
import type { Reading } from './read-sentence.ts';
import { isFirstPerson, isYou, MARKERS, MODALS } from './word-classes.ts';

/** A sentence that told something, in the turn of a question. */
export interface Told {
  sentence: Sentence;
  reading: Reading;
}

/** So many sentences before a question may be its scene. */
const REACH = 5;
const GOES_ON = /^(?:and|but|or|he|she|they|it|then|they're|he's|she's)$/;
const OPENS = /^(?:if|when|say|suppose)$/;

/** What was told before a question and belongs to it: a scene, or what an empty question (“what do you do?”) is about. */
export function sceneIn(told: readonly Told[], question: Reading): readonly Told[] {
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
  return question.needsScene ? told.slice(firstOfMatter(told, question)) : [];
}

function firstOfMatter(told: readonly Told[], question: Reading): number {
  const isPlayed = question.core.some(({ plain }) => /^(?:me|us)$/.test(plain)); // “what do you say to me?”
  let from = told.length;
  while (from > 0 && from > told.length - REACH) {
    const { sentence } = told[from - 1]!;
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
