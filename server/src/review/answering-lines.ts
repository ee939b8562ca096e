import type { GivenAnswer, MaterialLine } from './given-answer.ts';
import { asksForWay } from './what-is-asked.ts';
import { isPostHeader, plainness } from './matters.ts';
import { matterOf } from './told.ts';

const LIKELY = 0.65;
const LIKELY_WAY = 0.45;
const AS_LIKELY = 0.5;
const UNLIKELY = 0.1;
const PLAIN = 0.85;
const SAME = 0.7;

/** @returns lines that plainly answer the question; none in doubt */
export function answeringLines(given: GivenAnswer): MaterialLine[] {
  const lines = given.lines.filter((line) => !isPostHeader(line));
  const best = Math.max(0, ...given.fitting.map(({ chance }) => chance));
  const isLikely = best >= (asksForWay(given.question.text) ? LIKELY_WAY : LIKELY);
  return isLikely ? linesOfStories(given, lines, best * AS_LIKELY) : [];
}

export function tellsUnlikely(given: GivenAnswer): boolean {
  const told = given.lines.filter((line) => !isPostHeader(line) && plainness(line, given.pieces) >= PLAIN);
  return given.fitting.length > 0 && told.length > 0 && linesOfStories(given, told, UNLIKELY).length === 0;
}

function linesOfStories(
  { fitting }: GivenAnswer,
  lines: readonly MaterialLine[],
  least: number,
): MaterialLine[] {
  const likely = fitting.filter(({ chance }) => chance >= least).map(matterOf);
  return lines.filter((line) => {
    const matter = [...matterOf(line)];
    return likely.some((words) => matter.filter((word) => words.has(word)).length >= SAME * matter.length);
  });
}
