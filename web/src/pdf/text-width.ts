import widths from './fonts/widths.json';

export type FontWeight = 'regular' | 'bold';

/** Millimetres of a typographic point. */
export const POINT = 25.4 / 72;

const tables = { regular: readTable(widths.regular), bold: readTable(widths.bold) };

/**
 * @param size points
 * @returns millimetres; missing glyphs count 0
 */
export function textWidth(text: string, weight: FontWeight, size: number): number {
  const table = tables[weight];
  let thousandths = 0;
  for (const character of text) thousandths += table.get(character) ?? 0;
  return (thousandths / 1_000) * size * POINT;
}

export const hasGlyph = (character: string): boolean => tables.regular.has(character);

export const glyphs = (): string[] => [...tables.regular.keys()];

/** Runs of code points: the first, then widths. */
function readTable(runs: number[][]): Map<string, number> {
  return new Map(
    runs.flatMap(([first, ...widths]) =>
      widths.map((width, at) => [String.fromCodePoint(first! + at), width] as const),
    ),
  );
}
