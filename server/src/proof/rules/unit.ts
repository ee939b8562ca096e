import { approximation } from '../figures/figure-claim.ts';
import { MEASURES, measureOf } from '../lexicon/measures.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { numberAt } from '../text/read-number.ts';
import { type Step, unprovedStep } from './step.ts';

const TIME = MEASURES['second']!.dimension;

/** `600 kilos`, where the material has 600 loaves */
function countsThingsAlone({ grounds }: SentenceSoFar, value: number): boolean {
  const same = grounds.flatMap(({ figures }) => figures.filter((figure) => figure.value === value));
  return (
    same.length > 0 &&
    same.every(({ kind, isPlural, noun }) => kind === 'plain' && isPlural && !MEASURES[noun])
  );
}

/** `24 feet`, where the material has 24 metres */
export function unitAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const number = numberAt(sentence.peek, at);
  if (!number || number.currency || number.percent) return undefined;
  const low = number.unit || sentence.peek(number.end)?.low || '';
  const told = MEASURES[low];
  if (!told || (number.words && number.unit)) return undefined;
  const meant = sentence.grounds.flatMap((grounds) =>
    grounds.figures.filter(({ value }) => value === number.value).map((figure) => measureOf(figure, grounds)),
  );
  const isOther = (measure: typeof told | undefined): boolean =>
    measure?.dimension === told.dimension && measure.size !== told.size;
  const known = meant.filter(Boolean);
  const isExact = approximation(sentence, at, number.end) === '';
  const isOfThings =
    isExact && known.length === 0 && told.dimension !== TIME && countsThingsAlone(sentence, number.value);
  if (!isOfThings && (known.length === 0 || !known.every(isOther))) return undefined;
  const end = number.unit ? number.end : number.end + 1;
  return unprovedStep(end, at, end, 'number');
}
