import type { GivenAnswer, MaterialLine } from './given-answer.ts';
import { isPostHeader } from './matters.ts';
import { matterOf, nearnessOf } from './told.ts';

const LIKELY = 0.75;
const FAIRLY_LIKELY = 0.6;
const SAME = 0.7;
const NEAR = 0.33;
const NEARER = 0.15;

/** @returns lines that plainly answer the question; none in doubt */
export function answeringLines(given: GivenAnswer): MaterialLine[] {
  const lines = given.lines.filter((line) => !isPostHeader(line));
  const ofStories = linesOfStories(given, lines, LIKELY);
  return ofStories.length > 0 ? ofStories : nearestLine(given, lines);
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

function nearestLine(given: GivenAnswer, lines: readonly MaterialLine[]): MaterialLine[] {
  const { question } = given;
  if (!question.vector) return [];
  const [best, next] = lines
    .map((line) => ({ line, near: nearnessOf(question, line) }))
    .toSorted((one, other) => other.near - one.near);
  if (!best || best.near < NEAR) return [];
  const isPlain =
    best.near >= (next?.near ?? 0) + NEARER ||
    linesOfStories(given, lines, FAIRLY_LIKELY).includes(best.line);
  return isPlain ? [best.line] : [];
}
