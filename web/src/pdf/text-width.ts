import widths from './fonts/widths.json';

export type FontWeight = 'regular' | 'bold';

/** Millimetres of a point, the unit of type sizes. */
export const POINT = 25.4 / 72;

const tables = { regular: readTable(widths.regular), bold: readTable(widths.bold) };

/** Of a text without line breaks. @param size in points @returns millimetres; what the font lacks takes no room */
export function textWidth(text: string, weight: FontWeight, size: number): number {
  const table = tables[weight];
  let thousandths = 0;
  for (const character of text) thousandths += table.get(character) ?? 0;
  return (thousandths / 1_000) * size * POINT;
}

export const hasGlyph = (character: string): boolean => tables.regular.has(character);

/** Every character that the font has. */
export const glyphs = (): string[] => [...tables.regular.keys()];

/** Runs of neighbours: the first code point, then their widths. */
function readTable(runs: number[][]): Map<string, number> {
  return new Map(
    runs.flatMap(([first, ...widths]) =>
      widths.map((width, at) => [String.fromCodePoint(first! + at), width] as const),
    ),
  );
}
