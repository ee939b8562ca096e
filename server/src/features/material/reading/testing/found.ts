import type { ResumeParts } from '../split-resume.ts';

/** Share found, 0 to 1. */
export interface FoundInFile {
  name: boolean;
  education: number;
  work: number;
  /** Share of found lines in order. */
  order: number;
}

export function compare(
  read: ResumeParts,
  holds: { name: string; education: readonly string[]; work: readonly string[] },
): FoundInFile {
  return {
    name: read.name === holds.name,
    education: shareOfWords(read.education, holds.education),
    work: shareOfWords(read.work, holds.work),
    order: Math.min(shareInOrder(read.education, holds.education), shareInOrder(read.work, holds.work)),
  };
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d&%.-]+/gu) ?? [];

function shareOfWords(text: string, lines: readonly string[]): number {
  const left = Map.groupBy(wordsOf(text), (word) => word);
  const wanted = wordsOf(lines.join(' '));
  const found = wanted.filter((word) => left.get(word)?.pop() !== undefined);
  return wanted.length === 0 ? 1 : found.length / wanted.length;
}

/** Compares last three words. */
function shareInOrder(text: string, lines: readonly string[]): number {
  const bare = wordsOf(text).join(' ');
  let at = 0;
  const inOrder = lines.filter((line) => {
    const place = bare.indexOf(wordsOf(line).slice(-3).join(' '), at);
    if (place >= 0) at = place;
    return place >= 0;
  });
  return lines.length === 0 ? 1 : inOrder.length / lines.length;
}
