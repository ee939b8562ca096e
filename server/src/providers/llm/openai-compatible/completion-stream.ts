import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import { createParser } from 'eventsource-parser';
import { ChatModelError } from '../chat-model.ts';
import {
  isObject,
  MAX_EVENT_CHARS,
  parseObject,
  tokenUsage,
  type ReplyReader,
} from '../streamed-reply/reply-reader.ts';

/**
 * Reads the body of a streamed chat completion: server-sent events whose data is a chunk object, ended by
 * `[DONE]` (OpenAI API reference, "chat.completion.chunk").
 */
export function completionStream(onMalformed: () => void): ReplyReader {
  let text = '';
  const reply = {
    failure: undefined as ChatModelError | undefined,
    complete: false,
    ended: false,
    usage: undefined as TokenUsage | undefined,
    feed(piece: string): string {
      text = '';
      parser.feed(piece);
      return text;
    },
  };

  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARS,
    onEvent({ data }) {
      if (reply.ended || reply.failure) return;
      if (data === '[DONE]') {
        reply.complete = reply.ended = true;
        return;
      }
      const chunk = readChunk(data);
      if (!chunk) return onMalformed();
      if (chunk.error)
        reply.failure = new ChatModelError('failed', 'The service reported an error in its stream');
      reply.complete ||= chunk.last;
      text += chunk.text;
      reply.usage = chunk.usage ?? reply.usage;
    },
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded')
        reply.failure = new ChatModelError('failed', 'The service sent an event without an end');
    },
  });

  return reply;
}

interface Chunk {
  text: string;
  last: boolean;
  error: boolean;
  usage?: TokenUsage | undefined;
}

/** @returns undefined for anything that is no chunk object */
function readChunk(data: string): Chunk | undefined {
  const value = parseObject(data);
  if (!value) return undefined;
  if (value['error']) return { text: '', last: false, error: true };
  const choices = value['choices'];
  if (!Array.isArray(choices)) return undefined;
  const usage = readUsage(value['usage']);
  // The chunk that reports usage has no choices.
  if (choices.length === 0) return { text: '', last: false, error: false, usage };
  const choice: unknown = choices[0];
  if (!isObject(choice)) return undefined;
  const content = isObject(choice['delta']) ? (choice['delta']['content'] ?? '') : '';
  if (typeof content !== 'string') return undefined;
  return { text: content, last: isReason(choice['finish_reason']), error: false, usage };
}

/** Some services send an empty text or the word for null with every chunk before the last. */
const isReason = (reason: unknown): boolean =>
  typeof reason === 'string' && reason !== '' && reason !== 'null';

function readUsage(usage: unknown): TokenUsage | undefined {
  if (!isObject(usage)) return undefined;
  const details = usage['prompt_tokens_details'];
  const cached = isObject(details) ? details['cached_tokens'] : undefined;
  return tokenUsage(usage['prompt_tokens'], usage['completion_tokens'], cached);
}
