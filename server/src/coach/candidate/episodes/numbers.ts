const UNIT = '(?:\\s?(?:%|percent\\b|per cent\\b)|\\s?(?:million|billion|thousand|hundred|bn|m|k|x)\\b|\\+)';
const FIGURE = new RegExp(
  `(?<![\\p{L}\\d.,])[€$£¥]?\\s?\\d{1,12}(?:[.,]\\d{1,6}){0,4}(?:${UNIT}){0,2}(?![\\p{L}\\d])`,
  'gu',
);
const SPELT =
  /\b(?:half|a third|a quarter|two[ -]thirds|three[ -]quarters|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|a dozen|dozens|a hundred|hundreds|a thousand|thousands)\b(?: (?:percent|per cent|hundred|thousand|million))?/gi;
const YEAR_BEFORE =
  /(?:\b(?:in|since|until|by|of|from|to|during|the|early|late|around)|\b\p{Lu}\p{L}+|[–-])\s?$/u;

/** As written: `37%`, `€2.1 million`, `twelve`; not calendar years. */
export function numbersIn(text: string): string[] {
  const figures = [...text.matchAll(FIGURE)]
    .filter(
      ({ 0: figure, index }) =>
        !(
          /^\s?(?:19|20)\d\d$/.test(figure) &&
          (YEAR_BEFORE.test(text.slice(Math.max(0, index - 12), index)) || index === 0)
        ),
    )
    .map(({ 0: figure }) => figure);
  const spelt = [...text.matchAll(SPELT)].map(({ 0: word }) => word);
  return [...new Set([...figures, ...spelt].map((number) => number.trim()))];
}
