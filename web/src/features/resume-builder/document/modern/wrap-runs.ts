import { wrapText } from '#pdf/wrap-text.ts';
import { runsWidth } from '../page-flow.ts';
import type { TextRun } from '../entry-lines.ts';

/**
 * @param width millimetres
 * @param size points
 */
export function wrapRuns(runs: readonly TextRun[], width: number, size: number): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const word of runs.flatMap((run) => wordsOfRun(run, width, size))) {
    const longer = withWord(lines.at(-1)!, word);
    if (lines.at(-1)!.length === 0 || runsWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push([word]);
  }
  return lines;
}

const wordsOfRun = (run: TextRun, width: number, size: number): TextRun[] =>
  run.text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => wrapText(word, width, { weight: run.weight, size }))
    .map((text) => ({ ...run, text }));

function withWord(line: readonly TextRun[], word: TextRun): TextRun[] {
  const last = line.at(-1);
  if (!last) return [word];
  return last.weight === word.weight
    ? [...line.slice(0, -1), { ...last, text: `${last.text} ${word.text}` }]
    : [...line.slice(0, -1), { ...last, text: `${last.text} ` }, word];
}
