import { readFileSync } from 'node:fs';
import type { FontFiles } from '../fonts.ts';
import type { FontWeight } from '../text-width.ts';

/** Fonts without fetching. */
export const fontFiles: FontFiles = { regular: readFont('regular'), bold: readFont('bold') };

function readFont(weight: FontWeight): ArrayBuffer {
  return new Uint8Array(readFileSync(new URL(`../fonts/noto-sans-${weight}.ttf`, import.meta.url))).buffer;
}
