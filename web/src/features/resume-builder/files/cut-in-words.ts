import type { TooLong } from './fit-resume.ts';
import { inShort } from './in-short.ts';

export const cutInWords = (cut: readonly TooLong[]): string[] =>
  cut.length > 0 ? [`Shortened to fit the form: ${inShort(cut.map(({ label }) => label)).join('; ')}.`] : [];
