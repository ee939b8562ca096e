import { z } from 'zod';
import type { Group } from '../lexicon.ts';
import { line, words } from '#coach/language/testing/text-schema.ts';

/** Expression over plain text without punctuation (see phrase.ts): `persuad* ... (boss|manager)`. */
const phrase = line(400).regex(/^[a-z0-9 ()[\]^|?*+_%.-]+$/);
const phrases = z.array(phrase).min(2);

const competencySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  asked: phrases,
  strong: words,
  weak: words,
  marks: phrases,
  isFailure: z.literal(true).exactOptional(),
  opposites: z.array(z.string()).min(1).exactOptional(),
});

/** File of `groups/`. */
export const groupSchema = z.strictObject({
  about: line(120),
  competencies: z.array(competencySchema).min(1),
}) satisfies z.ZodType<Group>;
