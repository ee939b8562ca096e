import type { Figure } from '../grounds/figures.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { type Table, tableOf } from './list.ts';

interface Measure {
  dimension: string;
  size: number;
}

/** Units of a dimension, with size and names. */
const DIMENSIONS = [
  '0.001 ms millisecond milliseconds|1 s sec second seconds|60 min mins minute minutes|3600 h hr hrs hour hours',
  '1 mm millimetre millimetres|10 cm centimetre centimetres|25.4 inch inches|304.8 ft foot feet|1000 m metre metres meter meters',
  '1 km kilometre kilometres kilometer kilometers|1.609 mile miles',
  '1 mb megabyte megabytes|1000 gb gigabyte gigabytes|1000000 tb terabyte terabytes|1000000000 pb petabyte petabytes',
  '1 litre litres liter liters|3.785 gallon gallons|1000 m3 m³',
  '0.4536 lb lbs pound pounds|1 kg kilo kilos|1000 tonne tonnes ton tons',
  '1 ha hectare hectares|0.4047 acre acres',
  '1 kw kilowatt kilowatts|1000 mw megawatt megawatts|1000000 gw gigawatt gigawatts',
  '1 kwh|1000 mwh|1000000 gwh',
];

export const MEASURES: Table<Measure> = tableOf(
  Object.fromEntries(
    DIMENSIONS.flatMap((dimension) =>
      dimension.split('|').flatMap((unit) => {
        const [size, ...names] = unit.split(' ');
        return names.map((name) => [name, { dimension, size: Number(size) }]);
      }),
    ),
  ),
);

const NEAR = 2;

export const measureOf = ({ line, at }: Figure, { lines }: Grounds): Measure | undefined =>
  lines[line]!.tokens.slice(at, at + NEAR + 1)
    .map((token) => MEASURES[token.low.replace(/^[\d.,]+/, '')])
    .find(Boolean);
