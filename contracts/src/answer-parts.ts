import { z } from 'zod';
import { StoodIn } from './answerer.ts';
import { TokenUsage } from './interviews.ts';
import { AnswerForm } from './answer-form.ts';
import { Cue } from './cue.ts';
import { Cut } from './cut.ts';
import { ProofPart } from './proof.ts';

const Words = z.object({ text: z.string() });

/**
 * A part of a streamed answer. As a server-sent event its type is the event's name, and the rest its data:
 * `mark` first: what the timeline calls the exchange (null outside of an interview), who answers, why the coach does
 * in a model's place, and in which form where a style sets one; where a cue comes, it does so behind a mark that names
 * nobody yet, and another one follows · `cue` what is read at a glance until the text comes · `source` what it is drawn from, in a few words, where
 * that is known: before the text or behind it · `text` the next piece of what can be said, in markdown · `anew` all
 * text before was none of the answer, which begins here · `note` a line
 * to the reader, not to be said · `alternative` a story that could be told, by its title; with a note, one to choose ·
 * `remark` a line to the reader on how it is said · `unproved` words of the text so far that neither the material nor the
 * question supports, a few words behind them · `backed` a sentence of it of which all facts stand, and the line that it
 * comes from; a sentence with unproved words has none · `end` last, unless the connection breaks: `partial` is shorter than
 * it would have been, by its `cut`.
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
  ...ProofPart.options,
  z.object({
    type: z.literal('end'),
    state: z.enum(['complete', 'partial']),
    cut: Cut.optional(),
    usage: TokenUsage.nullable(),
  }),
]);
export type AnswerPart = z.infer<typeof AnswerPart>;
