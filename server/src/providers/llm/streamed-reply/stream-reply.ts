import type { Answerer } from '@pythia/contracts/answerer.ts';
import type { Dispatcher } from 'undici';
import { BoundedQueue } from '#core/bounded-queue.ts';
import { ChatModelError, type ChatEvent } from '../chat-model.ts';
import type { ReplyReader } from './reply-reader.ts';
import { retryAfterSeconds } from './retry-after.ts';

export interface ReplyCall {
  answerer: Answerer;
  /** Makes the call; the wait for it counts towards the first token. */
  send: (signal: AbortSignal) => Promise<Dispatcher.ResponseData>;
  reader: ReplyReader;
  firstTokenMs: number;
  /** The longest silence between two pieces; what keeps a connection alive is no piece. */
  idleMs: number;
}

/**
 * A service's streamed answer, understood by a reader of its format. An abort ends it without an error, and
 * however it ends before its end, the call is cancelled.
 * @throws ChatModelError
 */
export async function* streamReply(
  { answerer, send, reader, firstTokenMs, idleMs }: ReplyCall,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const attempt = new AbortController();
  const within = (ms: number, code: 'timeout' | 'failed'): NodeJS.Timeout =>
    setTimeout(() => attempt.abort(new ChatModelError(code, `No token within ${ms} ms`)), ms);
  let silence = within(firstTokenMs, 'timeout');
  let answered = false;
  try {
    const response = await send(AbortSignal.any([signal, attempt.signal]));
    // An abort between two reads also rejects this promise, which nobody awaits.
    response.body.on('error', () => {});
    if (response.statusCode !== 200) throw statusError(response);
    for await (const text of textOf(response.body, reader)) {
      clearTimeout(silence); // a reader may take his time
      if (!answered && text !== '') {
        answered = true;
        yield { type: 'answerer', answerer, stoodIn: null, source: null };
      }
      if (text !== '') yield { type: 'text', text };
      silence = within(reader.complete ? FIGURES_MS : idleMs, 'failed');
    }
    if (!answered) throw new ChatModelError('failed', 'The service sent no token');
    if (!reader.complete) throw new ChatModelError('failed', 'The answer broke off');
    releaseConnection(response.body);
    if (reader.usage) yield { type: 'usage', usage: reader.usage };
  } catch (error) {
    if (signal.aborted) return;
    throw asModelError(error);
  } finally {
    clearTimeout(silence);
    if (!reader.ended) attempt.abort();
  }
}

/** How long the figures of usage may take behind a text that is whole, or the end of a call that has none. */
const FIGURES_MS = 1_000;

/** The service waits while a reader is so far behind. */
const MOST_WAITING_CHARS = 65_536;

/**
 * The pieces of text, and an empty one once the text is complete. What happens to the connection afterwards takes
 * nothing from the text. A queue, since the body's own iterator costs several promises a token.
 */
function textOf(body: Dispatcher.ResponseData['body'], reader: ReplyReader): AsyncIterable<string> {
  const pieces = new BoundedQueue<string>({
    capacity: MOST_WAITING_CHARS,
    sizeOf: ({ length }) => length,
    onRoom: () => body.resume(),
  });
  const joined = joinQuickTexts((text) => {
    pieces.push(text);
    if (pieces.isFull) body.pause();
  });
  const end = (error?: unknown): void => {
    joined.flush();
    if (error === undefined) pieces.close();
    else pieces.fail(error);
  };
  let isComplete = false;
  // Decoding in the stream keeps characters whole that are cut in two by a packet.
  body.setEncoding('utf8').on('data', (chunk: string) => {
    joined.add(reader.feed(chunk));
    if (reader.failure || reader.ended) return end(reader.failure);
    if (reader.complete && !isComplete) {
      joined.flush();
      pieces.push('');
    }
    isComplete = reader.complete;
  });
  body.on('error', (error) => end(isComplete ? undefined : error));
  body.on('close', () => end());
  return pieces;
}

/** As often as a film draws: what a reader cannot see apart goes through the server at the cost of one piece. */
const TOGETHER_MS = 40;

/** Joins texts that follow each other within {@link TOGETHER_MS}; after a longer quiet, one goes on at once. */
function joinQuickTexts(handOn: (text: string) => void) {
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  let lastAt = -Infinity;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered === '') return;
    const text = gathered;
    gathered = '';
    lastAt = performance.now();
    handOn(text);
  };
  const add = (text: string): void => {
    gathered += text;
    const now = performance.now();
    if (now - lastAt >= TOGETHER_MS || gathered.length >= MOST_WAITING_CHARS) flush();
    // all answers in the same turn of the event loop, since each turn has its own cost
    else if (gathered !== '') timer ??= setTimeout(flush, TOGETHER_MS - (now % TOGETHER_MS));
  };
  return { add, flush };
}

/** Makes a call whose answer is of no interest. @throws ChatModelError unless the service took it */
export async function sendAhead(send: ReplyCall['send'], signal: AbortSignal): Promise<void> {
  try {
    const response = await send(signal);
    await response.body.dump({ limit: MAX_IGNORED_BYTES, signal });
    if (response.statusCode !== 200) throw statusError(response);
  } catch (error) {
    throw asModelError(error);
  }
}

const MAX_IGNORED_BYTES = 65_536;

const asModelError = (error: unknown): ChatModelError =>
  error instanceof ChatModelError
    ? error
    : new ChatModelError('failed', 'The connection to the service failed', { cause: error });

function statusError({ statusCode, headers }: Dispatcher.ResponseData): ChatModelError {
  const message = `The service answered ${statusCode}`;
  if (statusCode === 429) {
    const header = [headers['retry-after']].flat()[0];
    const retryAfter = retryAfterSeconds(header, new Date());
    return new ChatModelError('busy', message, retryAfter === undefined ? {} : { retryAfter });
  }
  const ours = statusCode >= 400 && statusCode < 500 && statusCode !== 408;
  return new ChatModelError(ours ? 'refused' : 'failed', message);
}

/** Lets the last bytes after the end pass, so that the connection can carry the next answer. */
function releaseConnection(body: Dispatcher.ResponseData['body']): void {
  const lateEnd = setTimeout(() => body.destroy(), 1_000);
  body.once('close', () => clearTimeout(lateEnd)).resume();
}
