import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import { ChatModelError } from '../chat-model.ts';
import {
  isObject,
  MAX_EVENT_CHARS,
  parseObject,
  tokenUsage,
  type ReplyReader,
} from '../streamed-reply/reply-reader.ts';

/**
 * Reads the body of a streamed `/api/chat`: one JSON object a line, the last one with `done` and the counts
 * (Ollama API reference, "Generate a chat completion").
 */
export function chatLines(onMalformed: () => void): ReplyReader {
  let unfinished = '';
  const reply = {
    failure: undefined as ChatModelError | undefined,
    complete: false,
    ended: false,
    usage: undefined as TokenUsage | undefined,
    feed(chunk: string): string {
      const lines = (unfinished + chunk).split('\n');
      unfinished = lines.pop() ?? '';
      if (unfinished.length > MAX_EVENT_CHARS)
        reply.failure = new ChatModelError('failed', 'The server sent a line without an end');
      return lines.map(readLine).join('');
    },
  };

  function readLine(line: string): string {
    if (reply.ended || reply.failure || line.trim() === '') return '';
    const value = parseObject(line);
    if (value?.['error'])
      reply.failure = new ChatModelError('failed', 'The server reported an error in its stream');
    const message = value?.['message'];
    const content = isObject(message) ? (message['content'] ?? '') : '';
    if (!value || typeof content !== 'string') {
      onMalformed();
      return '';
    }
    reply.complete = reply.ended = value['done'] === true;
    if (reply.ended) reply.usage = tokenUsage(value['prompt_eval_count'] ?? 0, value['eval_count']);
    return content;
  }

  return reply;
}
