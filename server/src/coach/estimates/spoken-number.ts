const SCALES: readonly (readonly [number, string])[] = [
  [1e12, ' trillion'],
  [1e9, ' billion'],
  [1e6, ' million'],
  [1, ''],
];
const WORDS = 'no one two three four five six seven eight nine ten'.split(' ');

/** Two figures, as said: `69 million`, `8,400`, `ten`. */
export function spokenNumber(number: number): string {
  const rounded = Number(number.toPrecision(2));
  const [size, name] = SCALES.find(([least]) => rounded >= least) ?? [1, ''];
  return WORDS[rounded] ?? `${(rounded / size).toLocaleString('en', { maximumFractionDigits: 2 })}${name}`;
}
