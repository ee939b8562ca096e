import { z } from 'zod';
import { StoodIn } from './answerer.ts';
import { TokenUsage } from './interviews.ts';
import { AnswerForm } from './answer-form.ts';
import { Cue } from './cue.ts';
import { Cut } from './cut.ts';
import { AnswerProofPart } from './proof.ts';

const Words = z.object({ text: z.string() });

/**
 * Part of a streamed answer; as a server-sent event its type is the name, the rest the data. `mark` comes
 * first, again after a `cue`: exchange (null outside an interview), answerer, why the coach stood in · `cue`:
 * read at a glance until the text comes · `text`: the next piece, in markdown · `anew`: all text before is
 * void · `note`: not to be spoken · `alternative`: title of another story · `remark`: how to say the answer ·
 * `unproved`: words without support · `backed`: a sentence whose facts all stand · `end`: last, unless the
 * connection breaks.
 */
export const AnswerPart = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('mark'),
    exchange_id: z.string().nullable(),
    answered_by: z.string().nullable(),
    stood_in: StoodIn.nullable(),
    form: AnswerForm.optional(),
  }),
  Cue.extend({ type: z.literal('cue') }),
  Words.extend({ type: z.literal('source') }),
  Words.extend({ type: z.literal('text') }),
  z.object({ type: z.literal('anew') }),
  Words.extend({ type: z.literal('alternative') }),
  Words.extend({ type: z.literal('note') }),
  Words.extend({ type: z.literal('remark') }),
  ...AnswerProofPart.options,
  z.object({
    type: z.literal('end'),
    state: z.enum(['complete', 'partial']),
    cut: Cut.optional(),
    usage: TokenUsage.nullable(),
  }),
]);
export type AnswerPart = z.infer<typeof AnswerPart>;
