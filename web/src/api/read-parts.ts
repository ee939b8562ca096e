import { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Endpoint } from '@pythia/contracts/endpoint.ts';
import { createParser } from 'eventsource-parser';
import { ApiError } from './api-error.ts';
import { type StreamOptions, streamText } from './read-stream.ts';

const EVENTS = 'text/event-stream';

/** Throws as {@link streamText}, and if `end` is missing. */
export async function* streamParts<E extends Endpoint & { reply: 'answer-stream' }>(
  endpoint: E,
  options: StreamOptions<E>,
): AsyncGenerator<AnswerPart, void, void> {
  let partsOf = readPlainText;
  let isWhole = true; // plain text has no end mark
  const onHeaders = (headers: Headers): void => {
    if (headers.get('content-type')?.startsWith(EVENTS)) [partsOf, isWhole] = [eventReader(), false];
    options.onHeaders?.(headers);
  };
  const asked = { ...options, accept: EVENTS, onHeaders } as StreamOptions<E>;
  for await (const text of streamText(endpoint, asked)) {
    for (const part of partsOf(text)) {
      isWhole ||= part.type === 'end';
      yield part;
    }
  }
  if (!isWhole) throw new ApiError({ kind: 'network', status: 200 });
}

const readPlainText = (text: string): AnswerPart[] => [{ type: 'text', text }];

function eventReader(): (text: string) => AnswerPart[] {
  const parts: AnswerPart[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const part = AnswerPart.safeParse({ type: event, ...(JSON.parse(data) as object) });
      if (part.success) parts.push(part.data);
    },
  });
  return (text) => {
    parser.feed(text);
    return parts.splice(0);
  };
}
