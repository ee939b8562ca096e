import type { Answer } from './say-answer.ts';

/** All of an answer as one text, for where there are no parts: what is not said stands below a rule. */
export function inOneText({ text, alternatives, note }: Answer): string {
  const below = [note, ...alternatives.map((line) => `- ${line}`)].filter(Boolean).join('\n');
  return below === '' ? text : `${text}\n\n---\n\n${below}`.trimStart();
}

/** What was said of an answer, also of one that broke off at its rule. */
export const aboveRule = (answer: string): string => answer.split(RULE_LINE, 1)[0]!.trimEnd();

/** Blank lines before it are no part of this: answers have as many as a model likes, and each would be tried. */
const RULE_LINE = /(?:^|\n)[ \t]*---[ \t]*(?:\r?\n|$)/;
