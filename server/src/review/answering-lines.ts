import type { GivenAnswer, MaterialLine } from './given-answer.ts';
import { isHeader } from './matters.ts';
import { matterOf, nearnessOf } from './told.ts';

/** So likely a story answers a question that another one does not. */
const LIKELY = 0.8;
/** So much of a line's words the story has that was read from it. */
const SAME = 0.7;
/** So near to a question a line answers it, where all others are so much farther from it. */
const NEAR = 0.33;
const NEARER = 0.15;

/** The lines of the material that plainly answer the question; none where that is not plain. */
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
