import { z } from 'zod';
import type { FieldOfWork } from '../fields.ts';
import { line, words } from '#coach/language/testing/text-schema.ts';

const sentences = line(400);
const fieldIds = z.array(z.string()).min(1);

const forReaders = z.object({
  wanted: line(300),
  pitfalls: z.array(line(200)).min(1).max(3),
  questions: z.array(line(120)).min(2).max(4),
  related: z.array(z.string()).min(1).max(4),
});

const figure = z.strictObject({ says: line(200), source: line(120), year: z.int().min(1000).max(2100) });

const entrySchema = z.strictObject({
  name: line(60),
  also: fieldIds.exactOptional(),
  /** Unmistakable names, lower case without punctuation; a question has to have one. */
  terms: z
    .array(
      z
        .string()
        .max(60)
        .regex(/^[\p{Ll}\p{N}+#]+( [\p{Ll}\p{N}+#]+)*$/u),
    )
    .min(1)
    .max(40),
  asks: words,
  instead: words,
  answer: sentences,
  points: z.tuple([sentences, sentences], sentences),
  ...forReaders.shape,
  figures: z.array(figure).max(3).exactOptional(),
});

/** File of `fields/`. */
export const fieldSchema = z.strictObject({
  name: line(60),
  signs: words.exactOptional(),
  titleSigns: words.exactOptional(),
  signsOf: fieldIds.exactOptional(),
  entries: z.array(entrySchema).min(1),
}) satisfies z.ZodType<FieldOfWork>;
