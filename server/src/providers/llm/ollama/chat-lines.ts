import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import { type Ended, ModelError } from '../language-model.ts';
import { MAX_EVENT_CHARS, type ReplyReader } from '../streamed-reply/reply-reader.ts';
import { errorIn, isObject, parseObject, stopReason, tokenUsage } from '../streamed-reply/service-words.ts';

/**
 * Reads a streamed `/api/chat`: one JSON object a line, the last with `done` and counts (Ollama API
 * reference, "Generate a chat completion").
 */
export function chatLines(onMalformed: () => void): ReplyReader {
  let unfinished = '';
  const reply = {
    failure: undefined as ModelError | undefined,
    complete: false,
    stopped: undefined as Ended | undefined,
    hasThoughts: false,
    ended: false,
    usage: undefined as TokenUsage | undefined,
    feed(chunk: string): string {
      const lines = (unfinished + chunk).split('\n');
      unfinished = lines.pop() ?? '';
      if (unfinished.length > MAX_EVENT_CHARS)
        reply.failure = new ModelError('failed', 'The server sent a line without an end');
      return lines.map(readLine).join('');
    },
    finish(): string {
      const last = unfinished;
      unfinished = '';
      return readLine(last);
    },
  };

  function readLine(line: string): string {
    if (reply.ended || reply.failure || line.trim() === '') return '';
    const value = parseObject(line);
    if (value?.['error']) reply.failure = errorIn(value);
    const message = value?.['message'];
    const content = isObject(message) ? (message['content'] ?? '') : '';
    if (!value || typeof content !== 'string') {
      onMalformed();
      return '';
    }
    reply.hasThoughts ||= isObject(message) && Boolean(message['thinking']);
    reply.complete = reply.ended = value['done'] === true;
    if (!reply.ended) return content;
    reply.usage = tokenUsage(value['prompt_eval_count'] ?? 0, value['eval_count']);
    const stop = stopReason(value['done_reason']);
    if (stop && 'ended' in stop) reply.stopped = stop.ended;
    return content;
  }

  return reply;
}
