import { useCallback, useEffect, useRef, useState } from 'react';
import { previewStyle } from '@pythia/contracts/customization.ts';
import type { Style } from '@pythia/contracts/style.ts';
import { authorisedStream } from '#account/authorised-call.ts';
import { endExchange, type Exchange, newExchange, receive, receiveBeside } from '#answers/exchange.ts';
import { sentenceFor } from '#api/api-error.ts';
import { streamParts } from '#api/read-parts.ts';

type By = 'coach' | 'model';

export function usePreview(by: By) {
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(
    async (question: string, style: Style) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const change = (edit: (known: Exchange) => Exchange) =>
        setExchange((known) => (known && !signal.aborted ? edit(known) : known));
      setExchange(newExchange(0, { text: question, source: 'typed', lines: [] }, Date.now()));
      try {
        const parts = authorisedStream(streamParts, previewStyle, { body: { question, style, by }, signal });
        for await (const part of parts)
          change((known) => (part.type === 'text' ? receive(known, part.text) : receiveBeside(known, part)));
        change((known) => endExchange(known, 'done'));
      } catch (error) {
        change((known) => endExchange(known, 'failed', sentenceFor(error, NO_ANSWER)));
      }
    },
    [by],
  );
  return { exchange, ask };
}

const NO_ANSWER = 'No answer came. Please try again.';
