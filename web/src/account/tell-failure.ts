import { ApiError, sentenceFor } from '#api/api-error.ts';
import { showToast } from '#ui/toast.tsx';

/**
 * Says in passing that a call of the signed-in user failed. After a 401 they have left or are about to, and who
 * comes next is told nothing.
 * @param fallback where the server has no sentence for it
 */
export function tellFailure(error: unknown, fallback: string): void {
  if (error instanceof ApiError && error.status === 401) return;
  showToast('danger', sentenceFor(error, fallback));
}
