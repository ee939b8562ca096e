import type { GivenAnswer, MaterialLine } from './given-answer.ts';
import { isHeader } from './matters.ts';
import { matterOf, nearnessOf } from './told.ts';

const LIKELY = 0.75;
const SAME = 0.7;
const NEAR = 0.33;
const NEARER = 0.15;

/** @returns lines that plainly answer the question; none in doubt */
export function answeringLines(given: GivenAnswer): MaterialLine[] {
  const lines = given.lines.filter((line) => !isHeader(line));
  const likely = given.fitting.filter(({ chance }) => chance >= LIKELY).map(matterOf);
  const ofStories = lines.filter((line) => {
    const matter = [...matterOf(line)];
    return likely.some((words) => matter.filter((word) => words.has(word)).length >= SAME * matter.length);
  });
  return ofStories.length > 0 ? ofStories : nearestLine(given, lines);
}

function nearestLine({ question }: GivenAnswer, lines: readonly MaterialLine[]): MaterialLine[] {
  if (!question.vector) return [];
  const [best, next] = lines
    .map((line) => ({ line, near: nearnessOf(question, line) }))
    .toSorted((one, other) => other.near - one.near);
  const isPlain = best && best.near >= NEAR && best.near >= (next?.near ?? 0) + NEARER;
  return isPlain ? [best.line] : [];
}
