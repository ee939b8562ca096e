import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Asking } from './asking.ts';
import { leans, startsLeaning } from './leans.ts';
import { countWords, lemmasAsked } from './wording.ts';

const MOST_BEATS = 4;
/** Words over the budget that keep a story's beginning. */
const SPARE = 15;

const WORTH: Record<Said['part'], number> = {
  situation: 1.5,
  task: 1.5,
  action: 2,
  result: 3,
  lesson: 1.5,
};

/** The whole story where it fits, else neighbouring beats in order; a single beat is never cut. */
export function chooseBeats({ sentences }: Episode, { question }: Asking, words: number): Said[] {
  const wantsLesson = question.wanted === 'lesson' || question.kind === 'weakness';
  const focus = lemmasAsked(question);
  const worth = ({ part, tokens }: Said): number =>
    (part === 'lesson' && wantsLesson ? 4 : WORTH[part]) +
    2 * Math.min(3, tokens.filter(({ lemma }) => focus.has(lemma)).length);

  const hasDeed = sentences.some(isDeed);
  const runs = sentences.flatMap((_first, from) =>
    Array.from({ length: from === 0 ? sentences.length : MOST_BEATS }, (_, more) => {
      const beats = sentences.slice(from, from + more + 1);
      const next = sentences[from + more + 1];
      const isWhole = beats.length === sentences.length;
      const isMany = beats.length > MOST_BEATS && !isWhole;
      const isTooLong = lengthOf(beats) > words + (from === 0 ? SPARE : 0);
      const rank =
        beats.reduce((sum, said) => sum + worth(said), 0) +
        (isWhole ? 8 : 0) +
        (isEnd(beats.at(-1)!) ? 3 : 0) +
        (from === 0 ? 1 : leans(beats[0]!.text) ? -6 : GOES_ON.test(beats[0]!.text) ? -3 : 0) -
        (next && startsLeaning(next.text) ? 4 : 0) -
        (hasDeed && !beats.some(isDeed) ? 4 : 0);
      return { beats, isTooLong: isTooLong || isMany, rank };
    }),
  );
  const fitting = runs.filter(({ isTooLong, beats }) => !isTooLong || beats.length === 1);
  const [best] = fitting.toSorted((one, other) => +one.isTooLong - +other.isTooLong || other.rank - one.rank);
  return best?.beats ?? [];
}

const isDeed = ({ text }: Said): boolean => /^(?:(?:So|Then|And|But) )?(?:I|We|we)\b/.test(text);

const GOES_ON = /^(?:So|And|But|Then|Instead|Now|Since then|After that|Also|Result)\b/;

const isEnd = ({ part }: Said): boolean => part === 'result' || part === 'lesson';

export const lengthOf = (beats: readonly Said[]): number =>
  beats.reduce((sum, { text }) => sum + countWords(text), 0);
