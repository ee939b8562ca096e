import type { Clause, GivenAnswer, ReadText } from './given-answer.ts';
import { toldIn } from './told.ts';

/** From these on a sentence counts as said, in whatever words. */
const TOLD = { words: 0.6, meaning: 0.6 };

interface ToldOfPrepared {
  /** The pieces of the answer that tell something of it. */
  told: ReadText[];
  /** The sentences that nothing tells. */
  leftOut: Clause[];
}

/** What of a prepared answer was said, and what not. */
export function toldOfPrepared({ prepared, pieces }: GivenAnswer): ToldOfPrepared {
  const all = prepared.map((sentence) => ({ sentence, told: toldIn(sentence, pieces) }));
  const isSaid = ({ told }: (typeof all)[number]): boolean =>
    told.words >= TOLD.words || told.meaning >= TOLD.meaning;
  return {
    told: all.filter(isSaid).flatMap(({ told }) => pieces[told.piece] ?? []),
    leftOut: all.filter((one) => !isSaid(one)).map(({ sentence }) => sentence),
  };
}
