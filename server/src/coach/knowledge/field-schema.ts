import { z } from 'zod';

const WORDS = /^[^\s\p{Lu}]+( [^\s\p{Lu}]+)*$/u;
const LINE = /^\S+( \S+)*$/u;

const words = z.string().max(600).regex(WORDS);
const sentences = z.string().max(400).regex(LINE);
/** The name of a field's file, without its ending. */
const fieldIds = z.array(z.string()).min(1);

const topicSchema = z.strictObject({
  /** As it is said in a sentence. */
  name: z.string().max(60).regex(LINE),
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
  /** The whole answer in one or two spoken sentences. */
  answer: sentences,
  /** What a good answer covers next. */
  points: z.tuple([sentences, sentences], sentences),
});

/**
 * A file of `fields/`: whose profession is asked about which subjects. Only a test loads this schema, as the files
 * change with the code alone; what runs takes its types.
 */
export const fieldSchema = z.strictObject({
  /** As its people call it. */
  name: z.string().max(60).regex(LINE),
  /** What its people's papers say and hardly any other's: one in a title shows it, or two anywhere. Without, it is everybody's. */
  signs: words.optional(),
  /** What shows it in a title, and nothing anywhere else. */
  titleSigns: words.optional(),
  /** Fields whose signs are also signs of this one. */
  signsOf: fieldIds.optional(),
  topics: z.array(topicSchema).min(1),
});

export type Field = z.infer<typeof fieldSchema>;

/** General knowledge of one subject that interviews ask about. It is never the candidate's experience. */
export interface Topic extends Omit<z.infer<typeof topicSchema>, 'also'> {
  /** One of them has to be the candidate's. */
  fields: readonly string[];
}
