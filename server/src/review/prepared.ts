import type { MaterialClause, GivenAnswer, ReadText } from './given-answer.ts';
import { toldIn } from './told.ts';

const TOLD = { words: 0.6, meaning: 0.6 };

interface ToldOfPrepared {
  told: ReadText[];
  leftOut: MaterialClause[];
}

export function toldOfPrepared({ prepared, pieces }: GivenAnswer): ToldOfPrepared {
  const all = prepared.map((sentence) => ({ sentence, told: toldIn(sentence, pieces) }));
  const isSaid = ({ told }: (typeof all)[number]): boolean =>
    told.words >= TOLD.words || told.meaning >= TOLD.meaning;
  return {
    told: all.filter(isSaid).flatMap(({ told }) => pieces[told.piece] ?? []),
    leftOut: all.filter((one) => !isSaid(one)).map(({ sentence }) => sentence),
  };
}
