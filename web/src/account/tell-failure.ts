import { ApiError, sentenceFor } from '#api/api-error.ts';
import { showToast } from '#ui/toast.tsx';

/** Silent after a 401, when another user may come. */
export function tellFailure(error: unknown, fallback: string): void {
  if (error instanceof ApiError && error.status === 401) return;
  showToast('danger', sentenceFor(error, fallback));
}
