import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { STORY_PREFIX } from '@pythia/contracts/playground.ts';
import type { Answerer } from '#asking/answerer.ts';
import { streamAnswer, type AnsweredBy, type AnswerEnd } from '#asking/stream-answer.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import type { ModelError } from '#providers/llm/language-model.ts';
import { beginExchange, type PlacedMessage } from './begin-exchange.ts';
import { writeReply } from './messages-store.ts';
import type { Message } from './reply-answerer.ts';
import { outliveReader } from './outlive-reader.ts';
import { ReplyWriter } from './reply-writer.ts';
import type { RunningReplies } from './running-replies.ts';

export interface ReplyParts {
  db: Database;
  clock: Clock;
  answerer: Answerer<Message>;
  onFirstWords: (ms: number) => void;
  materialOf: (userId: Id) => Promise<Material>;
  libraryOf: (userId: Id) => Promise<Library>;
  onFailure: (error: ModelError) => void;
  onWriteFailure: (error: unknown) => void;
  running: RunningReplies;
}

type Candidate = Pick<Message, 'userId' | 'material' | 'library'>;

interface Wanted {
  model: string | undefined;
  onAnswerer: (by: AnsweredBy) => void;
}

async function candidateOf({ materialOf, libraryOf }: ReplyParts, userId: Id): Promise<Candidate> {
  const [material, library] = await Promise.all([materialOf(userId), libraryOf(userId)]);
  return { userId, material, library };
}

export async function replyOnce(
  parts: ReplyParts,
  { userId, text, model, onAnswerer }: { userId: Id; text: string } & Wanted,
  signal: AbortSignal,
): Promise<AsyncIterable<AnswerPart>> {
  const candidate = await candidateOf(parts, userId);
  const asked = text.startsWith(STORY_PREFIX)
    ? { purpose: 'story' as const, text: text.slice(STORY_PREFIX.length) }
    : { purpose: 'conversation' as const, text };
  const message = { ...asked, earlier: [], ...candidate, model };
  return streamAnswer({ ...parts, onAnswerer, onEnd: () => {} }, message, signal);
}

/**
 * Streams a stored reply, written while it comes and at its end. Deleting the conversation stops it;
 * restoring brings back what there was.
 * @throws AppError as {@link beginExchange} does
 */
export async function replyInConversation(
  parts: ReplyParts,
  { model, onAnswerer, goesOn = false, ...placed }: PlacedMessage & Wanted & { goesOn?: boolean | undefined },
  signal: AbortSignal,
): Promise<{ messageId: Id; replyId: Id; answer: AsyncIterable<AnswerPart> }> {
  const { db, clock } = parts;
  const now = (): number => clock.now().getTime();
  const { userId } = placed;
  const candidate = await candidateOf(parts, userId);
  const { earlier, ...ids } = await beginExchange(db, placed, now());
  const unwanted = new AbortController();
  const beginToWrite = (): ReplyWriter =>
    new ReplyWriter({
      write: (written) => writeReply(db, { id: ids.replyId, now: now(), ...written }),
      onUnwanted: () => unwanted.abort(new AppError('not-found', SERVER_MESSAGES.notFound)),
      onFailure: parts.onWriteFailure,
    });
  const message: Message = { purpose: 'conversation', text: placed.text, earlier, ...candidate, model };
  const streamUntil =
    (end: AbortSignal) =>
    (onEnd: (end: AnswerEnd) => void): AsyncIterable<AnswerPart> =>
      streamAnswer({ ...parts, onAnswerer, onEnd }, message, AbortSignal.any([end, unwanted.signal]));
  if (!goesOn) return { ...ids, answer: written(beginToWrite, streamUntil(signal)) };
  const running = (): AsyncIterable<AnswerPart> => {
    const reply = parts.running.begin(placed);
    // who signs out, or loses access, has it stopped; who only leaves does not
    signal.addEventListener('abort', () => signal.reason instanceof AppError && reply.stop());
    return outliveReader(written(beginToWrite, streamUntil(reply.signal)), { reading: signal, ...reply });
  };
  return { ...ids, answer: onceRead(running) };
}

/** Nothing begins for a caller who has left. */
async function* onceRead(begin: () => AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
  yield* begin();
}

/** Writing starts with the first part; `end` waits for the write. */
async function* written(
  beginToWrite: () => ReplyWriter,
  stream: (onEnd: (end: AnswerEnd) => void) => AsyncIterable<AnswerPart>,
): AsyncGenerator<AnswerPart> {
  let end: Pick<AnswerEnd, 'text' | 'state' | 'answered_by'> = {
    text: '',
    state: 'failed',
    answered_by: null,
  };
  const writer = beginToWrite();
  try {
    for await (const part of stream((ended) => (end = ended))) {
      if (part.type === 'text') writer.add(part.text);
      yield part;
    }
  } finally {
    const { text, state, answered_by } = end;
    await writer.end({ text, state, answered_by });
  }
}
