import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Asking } from './asking.ts';
import { leans } from './leans.ts';
import { clipped, countWords } from './wording.ts';

const WORTH: Record<Said['part'], number> = { scene: 1.5, task: 1.5, action: 2, outcome: 3, lesson: 1 };
/** More than any sentence is worth: what the next one leans on stays as long as that does. */
const LEANT_ON = 10;
/** Who one is is no part of what one did. */
const SAYS_WHO = /^I(?: am|['’]m) (?:currently )?(?:an?|the)\b/i;

/**
 * An episode's own sentences in their order, as many as so many words hold: what matches the question and how it ended
 * stay longest.
 */
export function chooseSentences(episode: Episode, { question }: Asking, words: number): Said[] {
  const wantsLesson = question.wanted === 'lesson' || question.kind === 'weakness';
  const focus = new Set(question.focus.filter(({ isStop }) => !isStop).map(({ lemma }) => lemma));
  const worth = (said: Said): number =>
    (said.part === 'lesson' && wantsLesson ? 5 : WORTH[said.part]) +
    (said.part === 'outcome' && /\d/.test(said.text) ? 1 : 0) +
    Math.min(3, said.tokens.filter(({ lemma }) => focus.has(lemma)).length);

  const deeds = episode.sentences.filter(({ text }) => !SAYS_WHO.test(text));
  const kept = untilOutcome(deeds.length > 0 ? deeds : [...episode.sentences], worth, wantsLesson);
  while (kept.length > 1 && sum(kept) > words) kept.splice(leastNeeded(kept, worth), 1);
  while (kept.length > 1 && meansAnother(kept[0]!, deeds[0])) kept.shift();
  const [only] = kept;
  return kept.length === 1 && only ? [{ ...only, text: clipped(only.text, words) }] : kept;
}

/** A story's own beginning may say "it"; "he" and "she" mean nobody there. */
const meansAnother = (said: Said, first: Said | undefined): boolean =>
  said === first ? /^(?:he|she|they|his|her|their)\b/i.test(said.text) : leans(said.text);

const sum = (sentences: readonly Said[]): number =>
  sentences.reduce((total, { text }) => total + countWords(text), 0);

/** A story ends on its outcome, or on its lesson where that is asked; what follows is dropped unless it was asked for. */
function untilOutcome(sentences: Said[], worth: (said: Said) => number, wantsLesson: boolean): Said[] {
  const ends = (said: Said): boolean => said.part === (wantsLesson ? 'lesson' : 'outcome');
  const end = sentences.findLastIndex(ends);
  return end < 1 ? sentences : sentences.filter((said, place) => place <= end || worth(said) > WORTH.action);
}

/** The index of what can go first: a sentence that the next one leans on is needed more. */
function leastNeeded(kept: readonly Said[], worth: (said: Said) => number): number {
  const needs = kept.map((said, place) => {
    const next = kept[place + 1];
    return worth(said) + (next && leans(next.text) ? LEANT_ON : 0) + (place === 0 ? 0.5 : 0);
  });
  return needs.indexOf(Math.min(...needs));
}
