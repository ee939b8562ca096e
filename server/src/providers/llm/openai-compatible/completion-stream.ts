import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import { createParser } from 'eventsource-parser';
import { type Ended, ModelError } from '../language-model.ts';
import { MAX_EVENT_CHARS, type ReplyReader } from '../streamed-reply/reply-reader.ts';
import {
  errorIn,
  isObject,
  parseObject,
  type Stop,
  stopReason,
  tokenUsage,
} from '../streamed-reply/service-words.ts';
import { jsonBody } from './json-body.ts';

/**
 * Reads a chat completion: server-sent events that end with `[DONE]` (OpenAI API reference,
 * "chat.completion.chunk"); some services answer with one JSON object, or an error.
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
    return { feed: (piece: string) => parser.feed(piece), finish: () => parser.feed('\n\n') };
  };

  function takeData(data: string): void {
    if (data.trim() === '[DONE]') reply.complete = reply.ended = true;
    else if (!data.includes('\n') || parseObject(data)) takeJson(data);
    else for (const line of data.split('\n')) takeData(line); // some services put no empty line between events
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

const LEADING = /^[\uFEFF\s]*/;

interface Chunk {
  text: string;
  /** Text of a whole answer, which may repeat the pieces. */
  whole: string;
  isWhole: boolean;
  hasThoughts: boolean;
  isRefusal: boolean;
  stop: Stop | undefined;
  usage: TokenUsage | undefined;
}

function readChunk(value: Record<string, unknown>): Chunk | ModelError | undefined {
  const choices = value['choices'] ?? [];
  if (!Array.isArray(choices)) return errorIn(value);
  const choice: unknown = choices[0] ?? ('choices' in value ? {} : value);
  if (!isObject(choice)) return undefined;
  const error = errorIn(value) ?? (choice['error'] ? errorIn(choice) : undefined);
  if (error) return error;
  const groq = isObject(value['x_groq']) ? value['x_groq']['usage'] : undefined;
  const usage = value['usage'] ?? groq;
  const isPiece = 'delta' in choice || 'done' in choice;
  const delta = readMessage(choice['delta'] ?? (isPiece ? choice['message'] : undefined));
  const message = readMessage(choice['type'] === 'message' ? choice : choice['message']);
  if (!delta || !message) return undefined;
  const older = typeof choice['text'] === 'string' ? choice['text'] : '';
  const chunk: Chunk = {
    text: delta.text || older,
    whole: message.text,
    isWhole: message.text !== '' && !isPiece,
    hasThoughts: delta.hasThoughts || message.hasThoughts,
    isRefusal: delta.isRefusal || message.isRefusal,
    stop: stopReason(reasonIn(choice)),
    usage: readUsage(usage),
  };
  const isKnown = 'choices' in value || isObject(usage) || chunk.stop || chunk.hasThoughts || chunk.isRefusal;
  return isKnown || chunk.text !== '' || chunk.whole !== '' ? chunk : undefined;
}

function reasonIn(choice: Record<string, unknown>): unknown {
  const { delta, finish_reason, stop_reason, done_reason } = choice;
  return finish_reason ?? stop_reason ?? done_reason ?? (isObject(delta) ? delta['stop_reason'] : undefined);
}

interface Message {
  text: string;
  hasThoughts: boolean;
  isRefusal: boolean;
}

const THOUGHTS = ['reasoning', 'reasoning_content', 'reasoning_details', 'thinking', 'thoughts'];

const NOTHING_SAID: Message = { text: '', hasThoughts: false, isRefusal: false };

function readMessage(message: unknown): Message | undefined {
  if (!isObject(message)) return NOTHING_SAID;
  const hasThoughts = THOUGHTS.some((field) => Boolean(message[field]));
  const content = message['content'] ?? ('type' in message ? [message] : '');
  const isRefusal = Boolean(message['refusal']);
  const said = readContent(content);
  return (
    said && {
      text: said.text,
      hasThoughts: hasThoughts || said.hasThoughts,
      isRefusal: isRefusal || said.isRefusal,
    }
  );
}

/** Content is text, or typed parts: `text` and `output_text` are said, `thinking` and `reasoning` are not. */
function readContent(content: unknown): Message | undefined {
  if (typeof content === 'string') return { ...NOTHING_SAID, text: content };
  if (isObject(content) && !Array.isArray(content)) return readContent([content]);
  if (!Array.isArray(content)) return undefined;
  const parts: unknown[] = content;
  return {
    text: parts.map(textIn).join(''),
    hasThoughts: parts.some((part) => isObject(part) && isThought(part['type'])),
    isRefusal: parts.some((part) => isObject(part) && part['type'] === 'refusal'),
  };
}

function textIn(part: unknown): string {
  if (typeof part === 'string') return part;
  if (!isObject(part) || !isSaid(part)) return '';
  const text = part['text'];
  if (isObject(text)) return typeof text['value'] === 'string' ? text['value'] : '';
  return typeof text === 'string' ? text : '';
}

const isSaid = ({ type, thought }: Record<string, unknown>): boolean =>
  thought !== true && (type === undefined || SAID.has(type));

const SAID = new Set<unknown>(['text', 'output_text', 'text_delta']);

const isThought = (type: unknown): boolean => typeof type === 'string' && /think|reason|thought/.test(type);

function readUsage(usage: unknown): TokenUsage | undefined {
  if (!isObject(usage)) return undefined;
  const details = usage['prompt_tokens_details'];
  const cached = isObject(details) ? details['cached_tokens'] : undefined;
  return tokenUsage(usage['prompt_tokens'], usage['completion_tokens'], cached);
}
