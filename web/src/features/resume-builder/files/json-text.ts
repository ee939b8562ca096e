import { z } from 'zod';

/** YAML converters make a year a number. */
export const JsonText = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);

export const joinedTexts = (separator: string, ...texts: (string | null | undefined)[]): string =>
  texts.filter((text) => text?.trim()).join(separator);
