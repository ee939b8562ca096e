import { z } from 'zod';
import { line, words } from '#coach/language/text-schema.ts';

/** Over plain text, which has no marks of punctuation (see phrase.ts): `persuad* ... (boss|manager)`. */
const phrase = line(400).regex(/^[a-z0-9 ()[\]^|?*+_%.-]+$/);
const phrases = z.array(phrase).min(2);

/** Something that interviewers ask a story for. Its words are general English and belong to no profession. */
const competencySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** How it is asked for. */
  asked: phrases,
  /** Base forms that show it by themselves: `mediate`. */
  strong: words,
  /** Base forms that point to it and to much else: `meeting`. Two of them count as little as one. */
  weak: words,
  /** What shows it in a story beyond doubt. */
  marks: phrases,
  /** A story that shows it goes badly: asked for a failure, a success is no answer. */
  isFailure: z.literal(true).optional(),
  /** Ids of what a story must not show instead: who asks for feedback given does not ask for feedback received. */
  opposites: z.array(z.string()).min(1).optional(),
});

/** A file of `groups/`: competencies that are akin. Only a test loads this schema, as it does that of fields. */
export const groupSchema = z.strictObject({
  /** What they have in common, for who reads the file. */
  about: line(120),
  competencies: z.array(competencySchema).min(1),
});

export type Group = z.infer<typeof groupSchema>;

export type Competency = z.infer<typeof competencySchema>;
