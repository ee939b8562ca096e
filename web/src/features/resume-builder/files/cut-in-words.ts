import type { TooLong } from './fit-resume.ts';
import { inShort } from './in-short.ts';

/** What the page says of it; nothing where nothing was cut. */
export const cutInWords = (cut: readonly TooLong[]): string[] =>
  cut.length > 0 ? [`Shortened to fit the form: ${inShort(cut.map(({ label }) => label)).join('; ')}.`] : [];
