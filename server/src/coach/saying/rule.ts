import type { Answer } from './say-answer.ts';

export function inOneText({ text, alternatives, note }: Answer): string {
  const below = [note, ...alternatives.map((line) => `- ${line}`)].filter(Boolean).join('\n');
  return below === '' ? text : `${text}\n\n---\n\n${below}`.trimStart();
}

export const aboveRule = (answer: string): string => answer.split(RULE_LINE, 1)[0]!.trimEnd();

/** Blank lines before are left out: a model may write many, and each would be tried. */
const RULE_LINE = /(?:^|\n)[ \t]*---[ \t]*(?:\r?\n|$)/;
