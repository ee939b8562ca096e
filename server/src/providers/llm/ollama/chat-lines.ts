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
  let failure: ChatModelError | undefined;
  let ended = false;
  let usage: TokenUsage | undefined;

  const readLine = (line: string): string => {
    if (ended || failure || line.trim() === '') return '';
    const value = parseObject(line);
    if (value?.['error'])
      failure = new ChatModelError('failed', 'The server reported an error in its stream');
    const message = value?.['message'];
    const content = isObject(message) ? (message['content'] ?? '') : '';
    if (!value || typeof content !== 'string') {
      onMalformed();
      return '';
    }
    ended = value['done'] === true;
    if (ended) usage = tokenUsage(value['prompt_eval_count'] ?? 0, value['eval_count']);
    return content;
  };

  return {
    feed(chunk) {
      const lines = (unfinished + chunk).split('\n');
      unfinished = lines.pop() ?? '';
      if (unfinished.length > MAX_EVENT_CHARS)
        failure = new ChatModelError('failed', 'The server sent a line without an end');
      return lines.map(readLine).join('');
    },
    get failure() {
      return failure;
    },
    get complete() {
      return ended;
    },
    get ended() {
      return ended;
    },
    get usage() {
      return usage;
    },
  };
}
