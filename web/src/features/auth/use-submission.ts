import { useState } from 'react';
import { sentenceFor } from '#api/api-error.ts';

export type Submission =
  | { phase: 'idle' }
  | { phase: 'busy' }
  | { phase: 'failed'; error: string }
  | { phase: 'done' };

/** A form's one request. `fallback` is said when it is refused without a reason, `unforeseen` when anything else fails. */
export function useSubmission(fallback: string, unforeseen = fallback) {
  const [submission, setSubmission] = useState<Submission>({ phase: 'idle' });
  const submit = async (action: () => Promise<unknown>) => {
    setSubmission({ phase: 'busy' });
    try {
      await action();
      setSubmission({ phase: 'done' });
    } catch (error) {
      setSubmission({ phase: 'failed', error: sentenceFor(error, fallback, unforeseen) });
    }
  };
  return { submission, submit };
}
