import { useState } from 'react';
import { sentenceFor } from '#api/api-error.ts';

type State = { phase: 'idle' } | { phase: 'busy' } | { phase: 'failed'; error: string } | { phase: 'done' };

/** A form's one request: idle, busy, failed with a sentence, or done. `fallback` is said when the server gave no reason. */
export function useSubmission(fallback: string) {
  const [state, setState] = useState<State>({ phase: 'idle' });
  const submit = async (action: () => Promise<unknown>) => {
    setState({ phase: 'busy' });
    try {
      await action();
      setState({ phase: 'done' });
    } catch (error) {
      setState({ phase: 'failed', error: sentenceFor(error, fallback) });
    }
  };
  const fail = (error: string) => setState({ phase: 'failed', error });
  return { state, submit, fail };
}
