import { type FigureClaim, isWithin } from './figure-claim.ts';
import { MEASURES, measureOf } from '../lexicon/measures.ts';

/** “Six centimetres”, from `62 mm` */
export function isInOtherMeasure({ sentence, number, approximation, end }: FigureClaim): boolean {
  const told = MEASURES[number.unit || (sentence.peek(end)?.low ?? '')];
  if (!told || number.currency || number.percent) return false;
  const rounded = approximation || (number.words ? 'both' : '');
  return sentence.some((grounds) =>
    grounds.figures.some((figure) => {
      const had = measureOf(figure, grounds);
      return (
        had?.dimension === told.dimension &&
        had.size !== told.size &&
        isWithin(number.value, (figure.value * had.size) / told.size, rounded)
      );
    }),
  );
}
