/**
 * PDF fonts from `@expo-google-fonts/noto-sans` (630 kB a weight, more scripts than jsPDF shapes):
 * npm pack @expo-google-fonts/noto-sans && tar xzf expo-google-fonts-noto-sans-*.tgz
 * node scripts/make-pdf-fonts.ts package
 * Keeps Latin, Greek, Cyrillic and punctuation. Fonts with shared glyphs are refused: text would be read back
 * wrongly.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const FONTS = new URL('../web/src/pdf/fonts/', import.meta.url);

/** First and last code points. */
const RANGES = [
  [0x20, 0x7e], // ASCII
  [0xa1, 0xac], // Latin, without the soft hyphen
  [0xae, 0x24f],
  [0x2b9, 0x2bf], // letters like the Hawaiian ʻokina
  [0x2c6, 0x2dd],
  [0x300, 0x331], // marks that have no letter of their own with every base
  [0x370, 0x3e1], // Greek
  [0x400, 0x52f], // Cyrillic
  [0x1e00, 0x1fff], // Vietnamese, Yoruba, polytonic Greek
  [0x2010, 0x2027], // dashes, quotation marks, bullets
  [0x2030, 0x205e],
  [0x2070, 0x209c], // raised and lowered figures
  [0x20a0, 0x20c0], // currencies
  [0x2100, 0x215f], // №, ™, fractions
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

const WEIGHTS = { regular: '400Regular/NotoSans_400Regular.ttf', bold: '700Bold/NotoSans_700Bold.ttf' };

const source = process.argv[2];
if (!source) throw new Error('Name the folder of the package.');
const wanted = RANGES.flatMap(([first, last]) => span(first, last)).filter(isPrinted);
const widths: Record<string, [first: number, ...widths: number[]][]> = {};
for (const [weight, path] of Object.entries(WEIGHTS)) {
  const file = await subsetFont(readFileSync(`${source}/${path}`), String.fromCodePoint(...wanted), {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noLayoutClosure: true,
    noHinting: true,
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'],
  });
  const font = create(file);
  const kept = font.characterSet.filter((codePoint) => wanted.includes(codePoint)); // drops the end mark
  refuseSharedGlyphs(font, kept);
  writeFileSync(new URL(`noto-sans-${weight}.ttf`, FONTS), file);
  widths[weight] = widthsOf(font, kept);
  console.log(`${weight}: ${kept.length} characters, ${file.length} bytes`);
}
writeFileSync(new URL('widths.json', FONTS), `${JSON.stringify(widths)}\n`);
writeFileSync(new URL('LICENCE.txt', FONTS), readFileSync(`${source}/LICENSE_FONT`));

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** No odd spaces or control signs. */
function isPrinted(codePoint: number): boolean {
  return codePoint === 0x20 || !/[\p{Z}\p{Cf}\p{Cn}]/u.test(String.fromCodePoint(codePoint));
}

function refuseSharedGlyphs(font: Font, codePoints: number[]): void {
  const glyphs = new Set(codePoints.map((codePoint) => font.glyphForCodePoint(codePoint).id));
  if (glyphs.size < codePoints.length) throw new Error('Two characters share a glyph.');
}

/** Runs: first code point, advances in thousandths of the size. */
function widthsOf(font: Font, codePoints: number[]): [first: number, ...widths: number[]][] {
  const runs: [first: number, ...widths: number[]][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const width = Math.trunc((font.glyphForCodePoint(codePoint).advanceWidth * 1_000) / font.unitsPerEm);
    const run = runs.at(-1);
    if (run && run[0] + run.length - 1 === codePoint) run.push(width);
    else runs.push([codePoint, width]);
  }
  return runs;
}
