import boldUrl from './fonts/noto-sans-bold.ttf?url';
import regularUrl from './fonts/noto-sans-regular.ttf?url';
import type { FontWeight } from './text-width.ts';

export type FontFiles = Readonly<Record<FontWeight, ArrayBuffer>>;

export const FONT_FAMILY = 'NotoSans';

let files: Promise<FontFiles> | undefined;

/** @throws TypeError if unreachable */
export async function loadFonts(): Promise<FontFiles> {
  files ??= fetchAll();
  try {
    return await files;
  } catch (failure) {
    files = undefined;
    throw failure;
  }
}

/** Previews use the PDF's fonts, so their lines are the same. */
export async function showFonts(): Promise<void> {
  const { regular, bold } = await loadFonts();
  if ([...document.fonts].some(({ family }) => family === FONT_FAMILY)) return;
  const faces = [
    new FontFace(FONT_FAMILY, regular, { weight: '400' }),
    new FontFace(FONT_FAMILY, bold, { weight: '700' }),
  ];
  for (const face of faces) document.fonts.add(face);
  await Promise.all(faces.map((face) => face.load()));
}

async function fetchAll(): Promise<FontFiles> {
  const [regular, bold] = await Promise.all([fetchFont(regularUrl), fetchFont(boldUrl)]);
  return { regular, bold };
}

async function fetchFont(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`The font came with status ${response.status}.`);
  return response.arrayBuffer();
}
