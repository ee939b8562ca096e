import { z } from 'zod';
import { line, words } from '#coach/language/text-schema.ts';

const sentences = line(400);
/** The name of a field's file, without its ending. */
const fieldIds = z.array(z.string()).min(1);

/** For those who read an entry before an interview; an answer has nothing of it. */
const forReaders = z.object({
  /** What an interviewer wants to hear. */
  wanted: line(300),
  /** Mistakes that are made in speaking about it. */
  pitfalls: z.array(line(200)).min(1).max(3),
  /** As an interviewer asks them. */
  questions: z.array(line(120)).min(2).max(4),
  /** Names of other entries. */
  related: z.array(z.string()).min(1).max(4),
});

/** A figure worth knowing, with where it was published. */
const figure = z.strictObject({ says: line(200), source: line(120), year: z.int().min(1000).max(2100) });

const entrySchema = z.strictObject({
  /** As it is said in a sentence. */
  name: line(60),
  /** Other fields whose people are asked about it. */
  also: fieldIds.optional(),
  /** What names the subject and nothing else, in lower case without punctuation. One of them has to be asked about. */
  terms: z
    .array(
      z
        .string()
        .max(60)
        .regex(/^[\p{Ll}\p{N}+#]+( [\p{Ll}\p{N}+#]+)*$/u),
    )
    .min(1)
    .max(40),
  /** Words that stand around it in a question. */
  asks: words,
  /** Words that a question has in place of its terms: how it is said by somebody who does not name it. */
  instead: words,
  /** The whole answer in a few spoken sentences. */
  answer: sentences,
  /** What a good answer covers next. */
  points: z.tuple([sentences, sentences], sentences),
  ...forReaders.shape,
  figures: z.array(figure).max(3).optional(),
});

/**
 * A file of `fields/`: whose profession is asked about which subjects. Only a test loads this schema, as the files
 * change with the code alone; what runs takes its types.
 */
export const fieldSchema = z.strictObject({
  /** As its people call it. */
  name: line(60),
  /** What its people's papers say and hardly any other's: one in a title shows it, or two anywhere. Without, it is everybody's. */
  signs: words.optional(),
  /** What shows it in a title, and nothing anywhere else. */
  titleSigns: words.optional(),
  /** Fields whose signs are also signs of this one. */
  signsOf: fieldIds.optional(),
  entries: z.array(entrySchema).min(1),
});

export type Field = z.infer<typeof fieldSchema>;

/** General knowledge of one subject that interviews ask about. It is never the candidate's experience. */
export interface KnowledgeEntry extends Omit<z.infer<typeof entrySchema>, 'also'> {
  /** Made of its name. */
  id: string;
  /** Its own first; it is known where one of them is. */
  fields: readonly [own: string, ...others: string[]];
}
