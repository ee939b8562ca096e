import { linesOf, SELF } from '#asking/support-lines.ts';
import type { Passage } from '#coach/answer.ts';
import type { SupportLine } from '#proof/prove-answers.ts';
import type { PreparedWords } from '#asking/prepared-words.ts';

/** What supports one answer beside the material: what was asked, which is nobody's experience, the passages given, and what the candidate prepared. */
export const supportBeside = (
  asked: readonly (string | undefined)[],
  passages: readonly Passage[],
  prepared: readonly PreparedWords[],
): SupportLine[] => [
  ...passages.flatMap(({ title, sentences, source }) =>
    [title, ...sentences].flatMap((text) => linesOf(text, source)),
  ),
  ...prepared.flatMap(({ text }) => linesOf(text, SELF)),
  ...asked.flatMap((text) => linesOf(text ?? '', null)),
];
