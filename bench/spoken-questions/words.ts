/** Lower case, letters and figures only. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** Share of the first text's words that the second has in the same order: their longest common subsequence. */
export function shareOf(wanted: string, given: string): number {
  const a = wordsOf(wanted);
  const b = wordsOf(given);
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
