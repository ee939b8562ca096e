import { z } from 'zod';

/** A text of a JSON Resume; a year that was converted from YAML is a number, and anything else is no text. */
export const JsonText = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);

/** Those that say anything, with a separator between. */
export const joinedTexts = (separator: string, ...texts: (string | null | undefined)[]): string =>
  texts.filter((text) => text?.trim()).join(separator);
