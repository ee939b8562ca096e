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
  let failure: ChatModelError | undefined;
  let complete = false;
  let ended = false;
  let usage: TokenUsage | undefined;

  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARS,
    onEvent({ data }) {
      if (ended || failure) return;
      if (data === '[DONE]') {
        complete = ended = true;
        return;
      }
      const chunk = readChunk(data);
      if (!chunk) return onMalformed();
      if (chunk.error) failure = new ChatModelError('failed', 'The service reported an error in its stream');
      complete ||= chunk.last;
      text += chunk.text;
      usage = chunk.usage ?? usage;
    },
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded')
        failure = new ChatModelError('failed', 'The service sent an event without an end');
    },
  });

  return {
    feed(chunk) {
      text = '';
      parser.feed(chunk);
      return text;
    },
    get failure() {
      return failure;
    },
    get complete() {
      return complete;
    },
    get ended() {
      return ended;
    },
    get usage() {
      return usage;
    },
  };
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
