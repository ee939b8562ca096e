import { useRef, useState } from 'react';
import { ApiError, sentenceFor } from '#api/api-error.ts';

export type Submission =
  | { phase: 'idle' }
  | { phase: 'busy' }
  | { phase: 'failed'; error: string }
  | { phase: 'done' };

interface Sentences {
  fallback: string;
  unforeseen?: string;
  atFields?: (errors: ApiError['errors']) => boolean;
}

export function useSubmission({ fallback, unforeseen = fallback, atFields }: Sentences) {
  const [submission, setSubmission] = useState<Submission>({ phase: 'idle' });
  const underWay = useRef(false); // set before a render disables the button
  const submit = async (action: () => Promise<unknown>) => {
    if (underWay.current) return;
    underWay.current = true;
    setSubmission({ phase: 'busy' });
    try {
      await action();
      setSubmission({ phase: 'done' });
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0 && atFields?.(error.errors)) {
        setSubmission({ phase: 'idle' });
      } else {
        setSubmission({ phase: 'failed', error: sentenceFor(error, fallback, unforeseen) });
      }
    }
    underWay.current = false;
  };
  const reset = () => setSubmission({ phase: 'idle' });
  return { submission, submit, reset };
}
