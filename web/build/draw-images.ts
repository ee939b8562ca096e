import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';

const INK = '#14121f';
const PAPER = '#f2eee6';
const AMBER = '#e0902f';
const DISPLAY_FACE = '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
const HEADLINE = ['Your own experience,', 'right when they ask.'];

export async function drawImages(outDir: string): Promise<void> {
  const icon = await readFile(join(outDir, 'icon.svg'));
  const drawn = [
    { file: 'icon-192.png', image: sharp(icon, { density: 432 }).resize(192) },
    { file: 'icon-512.png', image: sharp(icon, { density: 1152 }).resize(512) },
    {
      file: 'apple-touch-icon.png',
      image: sharp(icon, { density: 405 }).resize(180).flatten({ background: INK }),
    },
    { file: 'og.png', image: sharp(Buffer.from(await linkPreview(icon.toString()))) },
  ];
  await Promise.all(
    drawn.map(async ({ file, image }) =>
      writeFile(join(outDir, file), await image.png({ palette: true }).toBuffer()),
    ),
  );
}

/** 1200 × 630; text as outlines, as the renderer has no web fonts. */
async function linkPreview(icon: string): Promise<string> {
  const mark = icon.replace('<svg ', '<svg x="80" y="76" width="132" height="132" ');
  const font = await displayFont();
  const rings = Array.from(
    { length: 12 },
    (_, at) => `<circle cx="1010" cy="560" r="${60 + at * 62}"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${INK}"/>
<g fill="none" stroke="#2f2a41" stroke-width="2">${rings}</g>
${mark}
<g fill="${PAPER}">${HEADLINE.map((line, at) => outlines(font, line, 84, 88, 380 + at * 104)).join('')}</g>
<rect x="88" y="538" width="96" height="6" rx="3" fill="${AMBER}"/>
</svg>`;
}

/** fontkit cannot vary WOFF2, so this file has the heaviest weight. */
async function displayFont(): Promise<Font> {
  return create(await readFile(createRequire(import.meta.url).resolve(DISPLAY_FACE)));
}

/** SVG paths of a line; font units point upwards. */
function outlines(font: Font, text: string, size: number, x: number, baseline: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, at) => {
    const path = `<path transform="translate(${pen})" d="${glyph.path.toSVG()}"/>`;
    pen += positions[at]?.xAdvance ?? glyph.advanceWidth;
    return path;
  });
  return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
