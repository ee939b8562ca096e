import { z } from 'zod';
import { StoodIn } from './answerer.ts';
import { TokenUsage } from './interviews.ts';
import { AnswerForm } from './answer-form.ts';
import { Cue } from './cue.ts';
import { Cut } from './cut.ts';
import { AnswerProofPart } from './proof.ts';

const Words = z.object({ text: z.string() });

/**
 * A part of a streamed answer. A server-sent event has its type as name and the rest as data. `mark` first:
 * exchange (null outside an interview), answerer, why the coach stood in, form; a cue has an unnamed mark
 * before it, and another follows · `cue` for a glance until the text comes · `source` what the answer draws
 * from · `text` the next piece, in markdown · `anew` all text before is void · `note` not to be said ·
 * `alternative` another story by its title; behind a note, one to choose · `remark` how the answer is said ·
 * `unproved` words so far without support · `backed` a sentence whose facts all stand, and its line · `end`
 * last, unless the connection breaks; `cut` says why it is partial.
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
