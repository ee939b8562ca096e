import { z } from 'zod';
import { line, words } from '#coach/language/text-schema.ts';

/** Expression over plain text without punctuation (see phrase.ts): `persuad* ... (boss|manager)`. */
const phrase = line(400).regex(/^[a-z0-9 ()[\]^|?*+_%.-]+$/);
const phrases = z.array(phrase).min(2);

const competencySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  asked: phrases,
  strong: words,
  /** Base forms that hint at it: `meeting`. */
  weak: words,
  marks: phrases,
  /** Stories of it go badly: asked for a failure, a success is no answer. */
  isFailure: z.literal(true).optional(),
  /** Ids; feedback given is not feedback received. */
  opposites: z.array(z.string()).min(1).optional(),
});

/** File of `groups/`. Only a test loads this schema. */
export const groupSchema = z.strictObject({
  about: line(120),
  competencies: z.array(competencySchema).min(1),
});

export type Group = z.infer<typeof groupSchema>;

export type Competency = z.infer<typeof competencySchema>;
