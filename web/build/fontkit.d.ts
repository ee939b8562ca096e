/** Types for the used part of untyped fontkit. */
declare module 'fontkit' {
  interface Glyph {
    id: number;
    advanceWidth: number;
    path: { toSVG(): string };
  }
  export interface Font {
    unitsPerEm: number;
    /** Code points. */
    characterSet: number[];
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  }
  export function create(file: Buffer): Font;
}
