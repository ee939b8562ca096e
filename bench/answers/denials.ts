import type { Material } from '../../server/src/coach/material.ts';
import { holds } from './judge.ts';

const DENIAL =
  /\b(?:I (?:have not\b(?! forgotten)|haven['’]t|have never|never|do not have|don['’]t have|have no\b(?! (?:doubt|problem|questions?))|do not know|don['’]t know)|I['’]ve (?:not|never)|no experience)\b[^.!?,;]*/giu;

/** Denials that the candidate never said. */
export const inventedDenials = ({ education, work, stories, other }: Material, answer: string): string[] => {
  const own = [education, work, ...stories, other].join('\n');
  const isWritten = (denial: string): boolean =>
    holds(own, denial) || holds(own, denial.replace(/^I have (?=no )/, '')); // "No driving licence yet"
  return (answer.match(DENIAL) ?? []).map((denial) => denial.trim()).filter((denial) => !isWritten(denial));
};
