import type { BenchQuestion } from './bench-candidate.ts';
import { firstClaim } from './spoken-part.ts';

export interface Verdict {
  /** A right mark of every part of the question in what is said aloud, and no wrong one. */
  firstIsRight: boolean;
  /** A right mark of every part anywhere, the stories on offer included. */
  isAmongThree: boolean;
}

/** @param offered what each of the stories on offer tells */
export function judge(
  { right, wrong = [] }: BenchQuestion,
  answer: string,
  offered: readonly string[] = [],
): Verdict {
  const covers = (text: string): boolean => right.every((marks) => marks.some((mark) => holds(text, mark)));
  const spoken = firstClaim(answer);
  return {
    firstIsRight: covers(spoken) && !wrong.some((mark) => holds(spoken, mark)),
    isAmongThree: covers([answer, ...offered].join('\n')),
  };
}

/** Whatever the case, emphasis or apostrophe. A mark begins a word, and one in digits ends a number. */
export function holds(text: string, mark: string): boolean {
  const pattern = plain(mark).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}](?=[\\p{L}\\p{N}]))${pattern}(?!(?<=\\p{N})[.,]?\\p{N})`, 'u').test(
    plain(text),
  );
}

const plain = (text: string): string =>
  text.replace(/[*_`]/g, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').replaceAll(' %', '%').toLowerCase();
