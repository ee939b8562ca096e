import { openFrame, type UsualId } from '@pythia/contracts/usual-questions.ts';
import type { BenchQuestion } from './bench-candidate.ts';
import { firstClaim } from './spoken-part.ts';

export interface AnswerVerdict {
  /** Spoken: a right mark of every part, no wrong one. */
  firstIsRight: boolean;
  /** Anywhere, offered stories included. */
  isAmongThree: boolean;
  /** A blank to fill in is right here. */
  isFramed: boolean;
}

/** @param offered texts of offered stories */
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
 * Weaknesses and motives stand in no résumé: a blank is right, beside a motive's with something of the
 * candidate's own.
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

/** Ignores case, emphasis, apostrophes. Marks begin at words, digits end at numbers. */
export function holds(text: string, mark: string): boolean {
  const pattern = plain(mark).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}](?=[\\p{L}\\p{N}]))${pattern}(?!(?<=\\p{N})[.,]?\\p{N})`, 'u').test(
    plain(text),
  );
}

const plain = (text: string): string =>
  text.replace(/[*_`]/g, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').replaceAll(' %', '%').toLowerCase();
