import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import type { Dispatcher } from 'undici';
import { BoundedQueue } from '#core/bounded-queue.ts';
import { runningTimeout } from '#core/running-timeout.ts';
import { ModelError, type ModelEvent } from '../language-model.ts';
import type { ReplyReader } from './reply-reader.ts';
import { parseObject, statusError, withRetryAfter } from './service-words.ts';
import type { Thoughts } from './thoughts.ts';

export const FIRST_TOKEN_MS = 45_000;
/** Longest silence between pieces; keep-alives do not count. */
export const IDLE_MS = 60_000;

export interface ReplyCall {
  label: AnswererLabel;
  send: (signal: AbortSignal) => Promise<Dispatcher.ResponseData>;
  reader: ReplyReader;
  thoughts: Thoughts;
  firstTokenMs?: number | undefined;
  spentMs: number;
  idleMs: number;
}

/**
 * Streams a service's answer without thoughts. Any early end cancels the call; time in which this process
 * stands still is no silence.
 * @throws ModelError
 */
export async function* streamReply(
  { label, send, reader, thoughts, firstTokenMs = FIRST_TOKEN_MS, spentMs, idleMs }: ReplyCall,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const attempt = new AbortController();
  const within = (ms: number, code: 'timeout' | 'failed'): (() => void) =>
    runningTimeout(() => attempt.abort(new ModelError(code, `No token within ${ms} ms`)), ms);
  let stopWaiting = within(firstTokenMs - spentMs, 'timeout');
  let answered = false;
  let hasText = false;
  try {
    const response = await send(AbortSignal.any([signal, attempt.signal]));
    response.body.on('error', () => {});
    if (response.statusCode !== 200) throw await errorOf(response);
    for await (const piece of piecesOf(response, reader, thoughts)) {
      stopWaiting();
      if (piece !== ANEW && piece !== '') {
        if (!answered) yield { type: 'answerer', answerer: label };
        answered = hasText = true;
        yield { type: 'text', text: piece };
      }
      if (piece === ANEW) {
        hasText = false;
        yield { type: 'anew' };
      }
      stopWaiting = within(reader.complete ? FIGURES_MS : idleMs, 'failed');
    }
    if (!hasText) throw withoutText(reader, thoughts);
    if (!reader.complete) throw new ModelError('failed', 'The service stopped in the middle');
    releaseConnection(response.body);
    yield { type: 'end', ended: reader.stopped ?? 'unknown', usage: reader.usage ?? null };
  } catch (error) {
    if (signal.aborted) return;
    const failure = asModelError(error);
    if (!hasText) throw failure;
    yield { type: 'end', ended: 'broken', failure, usage: reader.usage ?? null };
  } finally {
    stopWaiting();
    if (!reader.ended) attempt.abort();
  }
}

function withoutText(reader: ReplyReader, thoughts: Thoughts): ModelError {
  if (reader.stopped === 'refusal') return new ModelError('declined', 'The model would not answer');
  if (reader.stopped === 'filter') return new ModelError('filtered', 'The service stopped by its filter');
  if (reader.stopped === 'length')
    return new ModelError('limit', 'The bound was reached before the first word');
  const only = reader.hasThoughts || thoughts.hasBegun ? ', but thoughts' : '';
  return new ModelError('failed', `The service sent no token${only}`);
}

const FIGURES_MS = 1_000;

const MOST_WAITING_CHARS = 65_536;

const ANEW = Symbol('anew');

/**
 * Yields text pieces, and an empty one once the text is complete; connection errors after that are ignored. A
 * queue, since a body's iterator costs several promises a token.
 */
function piecesOf(
  { body, headers }: Dispatcher.ResponseData,
  reader: ReplyReader,
  thoughts: Thoughts,
): AsyncIterable<string | typeof ANEW> {
  const pieces = new BoundedQueue<string | typeof ANEW>({
    capacity: MOST_WAITING_CHARS,
    sizeOf: (piece) => (piece === ANEW ? 0 : piece.length),
    onRoom: () => body.resume(),
  });
  let hasHandedOn = false;
  const joined = joinQuickTexts((text) => {
    hasHandedOn = true;
    pieces.push(text);
    if (pieces.isFull) body.pause();
  });
  const take = (given: string): void => {
    const { text, isAnew } = thoughts.take(given);
    if (isAnew) {
      joined.drop();
      if (hasHandedOn) pieces.push(ANEW);
    }
    joined.add(text);
  };
  let isOver = false;
  const end = (error?: unknown): void => {
    if (isOver) return;
    isOver = true;
    if (error === undefined) joined.add(thoughts.end());
    joined.flush();
    if (error === undefined) pieces.close();
    else pieces.fail(error);
  };
  const failed = (): unknown => reader.failure && withRetryAfter(reader.failure, headers);
  let isComplete = false;
  const complete = (): void => {
    if (isComplete || !reader.complete) return;
    isComplete = true;
    joined.add(thoughts.end());
    joined.flush();
    pieces.push('');
  };
  body.setEncoding('utf8').on('data', (chunk: string) => {
    if (isOver) return;
    take(reader.feed(chunk));
    if (reader.failure || reader.ended) return end(failed());
    complete();
  });
  body.on('end', () => {
    if (isOver) return;
    take(reader.finish());
    end(failed());
  });
  body.on('error', (error) => end(isComplete ? undefined : error));
  body.on('close', () => end());
  return pieces;
}

const TOGETHER_MS = 40;

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
    // timers of all answers fire together, as each turn of the event loop costs
    else if (gathered !== '') timer ??= setTimeout(flush, TOGETHER_MS - (now % TOGETHER_MS));
  };
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    gathered = '';
  };
  return { add, flush, drop };
}

export async function sendAhead(send: ReplyCall['send'], signal: AbortSignal): Promise<void> {
  try {
    const response = await send(signal);
    await response.body.dump({ limit: MAX_IGNORED_BYTES, signal });
    if (response.statusCode !== 200) throw statusError(response.statusCode, response.headers, undefined);
  } catch (error) {
    throw asModelError(error);
  }
}

const MAX_IGNORED_BYTES = 65_536;

const asModelError = (error: unknown): ModelError =>
  error instanceof ModelError
    ? error
    : new ModelError('failed', 'The connection to the service failed', { cause: error });

async function errorOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<ModelError> {
  const { promise: read, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, FIGURES_MS);
  let told = '';
  body.setEncoding('utf8').on('data', (chunk: string) => {
    told += chunk;
    if (told.length > MAX_IGNORED_BYTES) resolve();
  });
  body.on('end', resolve).on('close', resolve);
  await read;
  clearTimeout(late);
  body.destroy();
  return statusError(statusCode, headers, parseObject(told));
}

function releaseConnection(body: Dispatcher.ResponseData['body']): void {
  const lateEnd = setTimeout(() => body.destroy(), 1_000);
  body.once('close', () => clearTimeout(lateEnd)).resume();
}
