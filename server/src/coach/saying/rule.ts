/** Stands between an answer and the stories offered beside it. */
export const RULE = '\n\n---\n\n';

/** What was said of an answer, also of one that broke off at its rule. */
export const aboveRule = (answer: string): string => answer.split(RULE_LINE, 1)[0]!.trimEnd();

/** Blank lines before it are no part of this: answers have as many as a model likes, and each would be tried. */
const RULE_LINE = /\n[ \t]*---[ \t]*(?:\r?\n|$)/;
