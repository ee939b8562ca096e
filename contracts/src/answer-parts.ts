import { z } from 'zod';
import { StoodIn } from './answerer.ts';
import { TokenUsage } from './interviews.ts';
import { AnswerForm } from './answer-form.ts';
import { Cue } from './cue.ts';
import { Cut } from './cut.ts';
import { AnswerProofPart } from './proof.ts';

const Words = z.object({ text: z.string() });

/** Part of a streamed answer. As a server-sent event, `type` is the event's name and the rest its data. */
export const AnswerPart = z.discriminatedUnion('type', [
  /** Sent first, and again after a cue. */
  z.object({
    type: z.literal('mark'),
    /** Null outside an interview. */
    exchange_id: z.string().nullable(),
    answered_by: z.string().nullable(),
    stood_in: StoodIn.nullable(),
    form: AnswerForm.optional(),
  }),
  Cue.extend({ type: z.literal('cue') }),
  Words.extend({ type: z.literal('source') }),
  /** Next piece, in markdown. */
  Words.extend({ type: z.literal('text') }),
  /** Voids all text before it. */
  z.object({ type: z.literal('anew') }),
  /** Title of another story. */
  Words.extend({ type: z.literal('alternative') }),
  /** Line to the reader, not to be spoken. */
  Words.extend({ type: z.literal('note') }),
  /** Line to the reader on how to say the answer. */
  Words.extend({ type: z.literal('remark') }),
  ...AnswerProofPart.options,
  /** Sent last, unless the connection breaks. */
  z.object({
    type: z.literal('end'),
    state: z.enum(['complete', 'partial']),
    cut: Cut.optional(),
    usage: TokenUsage.nullable(),
  }),
]);
export type AnswerPart = z.infer<typeof AnswerPart>;
