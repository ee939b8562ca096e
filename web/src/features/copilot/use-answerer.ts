import type { Answerer } from '@pythia/contracts/answerer.ts';
import { speechStatus } from '@pythia/contracts/transcription.ts';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';

/** Who answers, as the server says it when the window opens; null until then. */
export function useAnswerer(): Answerer | null {
  const [answerer, setAnswerer] = useState<Answerer | null>(null);
  useEffect(() => {
    const left = new AbortController();
    call(speechStatus, { signal: left.signal })
      .then(({ answers }) => setAnswerer(answers))
      .catch(() => {}); // each answer says again who gave it
    return () => left.abort();
  }, []);
  return answerer;
}
