import { MAX_EVENT_CHARS } from '../streamed-reply/reply-reader.ts';
import { parseObject } from '../streamed-reply/service-words.ts';

export function jsonBody(take: (json: string) => void, onTooLong: () => void) {
  let unfinished = '';
  let open = '';
  const takeLine = (line: string): void => {
    if (open === '' && parseObject(line)) take(line);
    else open += `${line}\n`;
  };
  return {
    feed(piece: string): void {
      const lines = (unfinished + piece).split('\n');
      unfinished = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') takeLine(line);
      if (unfinished.length + open.length > MAX_EVENT_CHARS) onTooLong();
    },
    finish(): void {
      if (unfinished.trim() !== '') takeLine(unfinished);
      if (open !== '') take(open);
      unfinished = open = '';
    },
  };
}
