/** The part of fontkit that the link preview's picture is drawn with; the package brings no types. */
declare module 'fontkit' {
  interface Glyph {
    advanceWidth: number;
    path: { toSVG(): string };
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  }
  export function create(file: Buffer): Font;
}
