import type { LabelledRows } from './vary.ts';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}@]+/gu) ?? [];

/** Labels for rows read from a file, by their words; undefined: too many not found. */
export function alignedWith(
  { rows, labels }: LabelledRows,
  read: readonly string[],
): LabelledRows | undefined {
  const lines = rows
    .map((text, at) => ({ words: wordsOf(text), label: labels[at]!, next: 0 }))
    .filter(({ words }) => words.length > 0);
  const aligned: LabelledRows = { rows: [], labels: [] };
  let lost = 0;
  let last = 0;
  for (const text of read) {
    const words = wordsOf(text);
    const own: string[] = [];
    for (let at = 0; at < words.length;) {
      let best = { line: -1, length: 0, value: 0 };
      lines.forEach(({ words: theirs, next }, index) => {
        let length = 0;
        while (next + length < theirs.length && theirs[next + length] === words[at + length]) length += 1;
        if (length === 0) return;
        const isWhole = next + length === theirs.length;
        const value = length + (isWhole ? 0.5 : 0) - Math.abs(index - last) / 1_000;
        if (value > best.value) best = { line: index, length, value };
      });
      if (best.length === 0) {
        at += 1;
        lost += 1;
        continue;
      }
      const found = lines[best.line]!;
      own.push(...(found.next === 0 ? found.label.split('+') : ['wrapped']));
      found.next += best.length;
      at += best.length;
      last = best.line;
    }
    const told =
      own.length > 1 && own.some((label) => label !== 'wrapped')
        ? own.filter((label) => label !== 'wrapped')
        : own;
    if (words.length > 0 && told.length === 0) continue; // found nowhere
    aligned.rows.push(text);
    aligned.labels.push(
      text.trim() === '' ? 'blank' : told.length === 0 ? 'furniture' : [...new Set(told)].join('+'),
    );
  }
  return lost > 12 ? undefined : aligned;
}
