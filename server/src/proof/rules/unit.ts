import { approximation } from '../figures/figure-claim.ts';
import { type Table, tableOf } from '../lexicon/list.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { numberAt } from '../text/read-number.ts';
import { type Step, unprovedStep } from './step.ts';

const DIMENSIONS = [
  'ms millisecond milliseconds|s sec second seconds|min mins minute minutes|h hr hrs hour hours',
  'm metre metres meter meters|ft foot feet|mm millimetre millimetres|cm centimetre centimetres|inch inches',
  'km kilometre kilometres kilometer kilometers|mile miles',
  'mb megabyte megabytes|gb gigabyte gigabytes|tb terabyte terabytes|pb petabyte petabytes',
  'litre litres liter liters|gallon gallons|m3 m³',
  'kg kilo kilos|lb lbs pound pounds|tonne tonnes ton tons',
  'ha hectare hectares|acre acres',
];
interface Unit {
  dimension: string;
  unit: string;
}
const UNITS: Table<Unit> = tableOf(
  Object.fromEntries(
    DIMENSIONS.flatMap((dimension) =>
      dimension.split('|').flatMap((unit) => unit.split(' ').map((word) => [word, { dimension, unit }])),
    ),
  ),
);
/** Where a unit may stand behind its number, in lexemes. */
const NEAR = 2;

const TIME = new Set(DIMENSIONS[0]!.split(/[ |]/));

/** `600 kilos`, where the material has 600 loaves */
function countsThingsAlone({ grounds }: SentenceSoFar, value: number): boolean {
  const same = grounds.flatMap(({ figures }) => figures.filter((figure) => figure.value === value));
  return (
    same.length > 0 && same.every(({ kind, isPlural, noun }) => kind === 'plain' && isPlural && !UNITS[noun])
  );
}

/** `24 feet`, where the material has 24 metres */
export function unitAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const number = numberAt(sentence.peek, at);
  if (!number || number.currency || number.percent) return undefined;
  const low = number.unit || sentence.peek(number.end)?.low || '';
  const told = UNITS[low];
  if (!told || (number.words && number.unit)) return undefined;
  const meant = sentence.grounds.flatMap(({ figures, lines }) =>
    figures
      .filter(({ value }) => value === number.value)
      .map((figure) =>
        lines[figure.line]!.tokens.slice(figure.at, figure.at + NEAR + 1)
          .map((token) => UNITS[token.low.replace(/^[\d.,]+/, '')])
          .find(Boolean),
      ),
  );
  const isOther = (unit: Unit | undefined): boolean =>
    !!unit && unit.dimension === told.dimension && unit.unit !== told.unit;
  const known = meant.filter(Boolean);
  const isExact = approximation(sentence, at, number.end) === '';
  const isOfThings =
    isExact && known.length === 0 && !TIME.has(low) && countsThingsAlone(sentence, number.value);
  if (!isOfThings && (known.length === 0 || !known.every(isOther))) return undefined;
  const end = number.unit ? number.end : number.end + 1;
  return unprovedStep(end, at, end, 'number');
}
