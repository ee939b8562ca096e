import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import { createParser } from 'eventsource-parser';
import { type Ended, ModelError } from '../language-model.ts';
import { isObject, MAX_EVENT_CHARS, parseObject, type ReplyReader } from '../streamed-reply/reply-reader.ts';
import { errorIn } from '../streamed-reply/service-error.ts';
import { jsonBody } from './json-body.ts';
import { readChunk } from './read-chunk.ts';

/**
 * Reads the body of a chat completion. It is asked for as a stream of server-sent events whose data is a chunk object,
 * ended by `[DONE]` (OpenAI API reference, "chat.completion.chunk"); some services answer with the whole object as
 * JSON all the same, or with an error of theirs.
 */
export function completionStream(onMalformed: () => void): ReplyReader {
  let text = '';
  let hasText = false;
  let body: { feed: (piece: string) => void; finish: () => void } | undefined;
  const reply = {
    failure: undefined as ModelError | undefined,
    complete: false,
    stopped: undefined as Ended | undefined,
    hasThoughts: false,
    ended: false,
    usage: undefined as TokenUsage | undefined,
    feed(piece: string): string {
      text = '';
      const begun = body ? piece : piece.replace(LEADING, '');
      if (begun !== '') body ??= /^[[{]/.test(begun) ? jsonBody(takeJson, fail) : eventBody();
      body?.feed(begun);
      return text;
    },
    finish(): string {
      text = '';
      body?.finish();
      return text;
    },
  };

  const fail = (): void => {
    reply.failure ??= new ModelError('failed', 'The service sent an event without an end');
  };

  const eventBody = () => {
    const parser = createParser({
      maxBufferSize: MAX_EVENT_CHARS,
      onEvent: ({ event, data }) => (event === 'error' ? takeError(data) : takeData(data)),
      onError: ({ type }) => {
        if (type === 'max-buffer-size-exceeded') fail();
      },
    });
    // an event that is not ended by an empty line is one all the same
    return { feed: (piece: string) => parser.feed(piece), finish: () => parser.feed('\n\n') };
  };

  function takeData(data: string): void {
    if (data.trim() === '[DONE]') reply.complete = reply.ended = true;
    else if (!data.includes('\n') || parseObject(data)) takeJson(data);
    else for (const line of data.split('\n')) takeData(line); // events that no empty line stands between
  }

  function takeError(data: string): void {
    const told = parseObject(data) ?? data;
    takeValue(isObject(told) && errorIn(told) ? told : { error: told });
  }

  function takeJson(json: string): void {
    const value = parseObject(json);
    const several: unknown[] = Array.isArray(value) ? value : [value];
    if (several.length === 0) onMalformed();
    for (const one of several) takeValue(one);
  }

  /** An error behind a text that is whole takes nothing from it. */
  function takeValue(value: unknown): void {
    if (reply.ended || reply.failure) return;
    const chunk = isObject(value) ? readChunk(value) : undefined;
    if (!chunk) return onMalformed();
    if (chunk instanceof ModelError) {
      if (!reply.complete) reply.failure = chunk;
      return;
    }
    text += chunk.text || (hasText ? '' : chunk.whole);
    hasText ||= text !== '';
    reply.hasThoughts ||= chunk.hasThoughts;
    if (chunk.isRefusal) reply.stopped = 'refusal';
    reply.usage = chunk.usage ?? reply.usage;
    if (chunk.isWhole) reply.complete = true;
    if (!chunk.stop) return;
    if ('failure' in chunk.stop) reply.failure = chunk.stop.failure;
    else {
      reply.complete = true;
      if (reply.stopped !== 'refusal') reply.stopped = chunk.stop.ended;
    }
  }

  return reply;
}

/** A byte order mark, and empty lines before the first event. */
const LEADING = /^[\uFEFF\s]*/;
