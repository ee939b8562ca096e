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

/** How sure a form is that it asks nothing: of everything, as long as no model says otherwise, or where there is none. */
type Strength = 'certain' | 'likely' | 'by default';

export interface KindOfNone {
  kind: string;
  strength: Strength;
}

/** What kind of no question a piece is by its form. */
export function noQuestionOf(piece: Piece & Situation): KindOfNone | undefined {
  const tests = [
    ['certain', (one: NoQuestion) => one.isCertain?.(piece)],
    ['likely', (one: NoQuestion) => one.isLikely?.(piece)],
    ['by default', (one: NoQuestion) => one.isByDefault?.(piece)],
  ] as const;
  for (const [strength, is] of tests) {
    const found = NO_QUESTIONS.find(is);
    if (found) return { kind: found.kind, strength };
  }
  return undefined;
}
