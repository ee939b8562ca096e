export const questionWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** Longest common subsequence over the first text. */
export function shareOf(wanted: string, given: string): number {
  const a = questionWords(wanted);
  const b = questionWords(given);
  if (a.length === 0) return 1;
  let row = new Uint16Array(b.length + 1);
  for (const word of a) {
    const next = new Uint16Array(b.length + 1);
    b.forEach((other, n) => {
      next[n + 1] = word === other ? row[n]! + 1 : Math.max(row[n + 1]!, next[n]!);
    });
    row = next;
  }
  return row.at(-1)! / a.length;
}

export interface Missed {
  /** Replaced words. */
  misheard: number;
  /** Missing words. */
  lost: number;
}

/** Alignment with fewest differences, of these the most lost words. */
export function missedOf(wanted: string, given: string): Missed {
  const b = questionWords(given);
  let row: Laid[] = b.map((_, n) => ({ differences: n + 1, misheard: 0, lost: 0 }));
  row.unshift(ALIKE);
  for (const word of questionWords(wanted)) {
    const next = [lose(row[0]!)];
    b.forEach((other, n) => {
      const paired = word === other ? row[n]! : mishear(row[n]!);
      next.push([paired, add(next[n]!), lose(row[n + 1]!)].reduce(better));
    });
    row = next;
  }
  const { misheard, lost } = row.at(-1)!;
  return { misheard, lost };
}

interface Laid extends Missed {
  /** Counts surplus words too. */
  differences: number;
}

const ALIKE: Laid = { differences: 0, misheard: 0, lost: 0 };
const add = (laid: Laid): Laid => ({ ...laid, differences: laid.differences + 1 });
const lose = (laid: Laid): Laid => add({ ...laid, lost: laid.lost + 1 });
const mishear = (laid: Laid): Laid => add({ ...laid, misheard: laid.misheard + 1 });

const better = (a: Laid, b: Laid): Laid =>
  b.differences < a.differences || (b.differences === a.differences && b.lost > a.lost) ? b : a;
