import { createParser } from 'eventsource-parser';
import { ChatModelError } from '../chat-model.ts';

/** Characters that one unfinished event may hold; a token's event has some hundreds. */
const MAX_EVENT_CHARS = 256 * 1024;

export interface CompletionStream {
  /**
   * @param chunk a slice of the body, cut anywhere between two characters
   * @returns the answer's text that this slice completed, often empty
   */
  feed(chunk: string): string;
  /** Why nothing after the text so far can be used. */
  readonly failure: ChatModelError | undefined;
  /** The service has given a reason to stop: the text is whole, though usage figures may follow. */
  readonly complete: boolean;
  /** The service has said its last word. */
  readonly ended: boolean;
}

/**
 * Reads the body of a streamed chat completion: server-sent events whose data is a chunk object, ended by
 * `[DONE]` (OpenAI API reference, "chat.completion.chunk").
 */
export function completionStream(onMalformed: () => void): CompletionStream {
  let text = '';
  let failure: ChatModelError | undefined;
  let complete = false;
  let ended = false;

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
  };
}

interface Chunk {
  text: string;
  last: boolean;
  error: boolean;
}

/** @returns undefined for anything that is no chunk object */
function readChunk(data: string): Chunk | undefined {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  if (value['error']) return { text: '', last: false, error: true };
  const choices = value['choices'];
  if (!Array.isArray(choices)) return undefined;
  // The chunk that reports usage has no choices.
  if (choices.length === 0) return { text: '', last: false, error: false };
  const choice: unknown = choices[0];
  if (!isObject(choice)) return undefined;
  const content = isObject(choice['delta']) ? (choice['delta']['content'] ?? '') : '';
  if (typeof content !== 'string') return undefined;
  return { text: content, last: typeof choice['finish_reason'] === 'string', error: false };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
