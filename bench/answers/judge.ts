import { openFrame, type UsualId } from '@pythia/contracts/usual-questions.ts';
import type { BenchQuestion } from './bench-candidate.ts';
import { firstClaim } from './spoken-part.ts';

export interface AnswerVerdict {
  /** A right mark of every part of the question in what is said aloud, and no wrong one. */
  firstIsRight: boolean;
  /** A right mark of every part anywhere, the stories on offer included. */
  isAmongThree: boolean;
  /** A blank to fill in is the right answer, and given. */
  isFramed: boolean;
}

/** @param offered what each of the stories on offer tells */
export function judge(
  { kind, right, wrong = [] }: BenchQuestion,
  answer: string,
  offered: readonly string[] = [],
): AnswerVerdict {
  const covers = (text: string): boolean => right.every((marks) => marks.some((mark) => holds(text, mark)));
  const spoken = firstClaim(answer);
  const isFramed = isHonestFrame({ kind, right }, spoken);
  return {
    firstIsRight: (covers(spoken) || isFramed) && !wrong.some((mark) => holds(spoken, mark)),
    isAmongThree: covers([answer, ...offered].join('\n')) || isFramed,
    isFramed,
  };
}

/**
 * Nobody's weakness or motive stands in a résumé, and neither a posting's words nor a mistake are one: a blank to fill
 * in is right there. Beside a motive's blank stands something of the candidate's own, a mark of one part.
 */
function isHonestFrame({ kind, right }: Pick<BenchQuestion, 'kind' | 'right'>, spoken: string): boolean {
  const id = FRAMED[kind];
  if (!id || !openFrame(id).some((sentence) => holds(spoken, sentence))) return false;
  return kind === 'weakness' || right.some((marks) => marks.some((mark) => holds(spoken, mark)));
}

const FRAMED: Partial<Record<BenchQuestion['kind'], UsualId>> = {
  weakness: 'weakness',
  motivation: 'why-this-job',
};

/** Whatever the case, emphasis or apostrophe. A mark begins a word, and one in digits ends a number. */
export function holds(text: string, mark: string): boolean {
  const pattern = plain(mark).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}](?=[\\p{L}\\p{N}]))${pattern}(?!(?<=\\p{N})[.,]?\\p{N})`, 'u').test(
    plain(text),
  );
}

const plain = (text: string): string =>
  text.replace(/[*_`]/g, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').replaceAll(' %', '%').toLowerCase();
