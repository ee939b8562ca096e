import { backchannel } from './backchannel.ts';
import { closing } from './closing.ts';
import { greeting } from './greeting.ts';
import { logistics } from './logistics.ts';
import type { NoQuestion, Piece, Situation } from './no-question.ts';
import { rhetorical } from './rhetorical.ts';
import { smallTalk } from './small-talk.ts';
import { tag } from './tag.ts';

export const NO_QUESTIONS: readonly NoQuestion[] = [
  backchannel,
  tag,
  greeting,
  smallTalk,
  logistics,
  closing,
  rhetorical,
];

export interface KindOfNone {
  kind: string;
  isCertain: boolean;
}

export function noQuestionOf(piece: Piece & Situation): KindOfNone | undefined {
  const certain = NO_QUESTIONS.find((one) => one.isCertain?.(piece));
  if (certain) return { kind: certain.kind, isCertain: true };
  const likely = NO_QUESTIONS.find((one) => one.isLikely?.(piece));
  return likely && { kind: likely.kind, isCertain: false };
}
