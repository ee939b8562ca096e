import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { queryClient, showMeanwhile } from '#api/query-client.ts';
import { showToast } from '#ui/toast.tsx';
import { readAuthToken } from './auth-token.ts';
import { tellFailure } from './tell-failure.ts';

/** Milliseconds to undo. */
const UNDO_MS = 8_000;

interface Deletion<Data> {
  sentence: string;
  /** The list, and its value without the item. */
  queryKey: QueryKey;
  without: (shown: Data) => Data;
  /** @throws ApiError, as does restoring */
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** Fallback sentences. */
  notDeleted: string;
  notRestored: string;
  /** Slow to fetch: only after restoring. */
  isLong?: boolean;
}

/**
 * Deletes at once, with Undo.
 * @returns withdraws Undo
 */
export function deleteWithUndo<Data>(deletion: Deletion<Data>): () => void {
  const { queryKey, remove, restore } = deletion;
  const token = readAuthToken();
  const showAgain = showMeanwhile(queryKey, deletion.without);
  const refresh = () => queryClient.invalidateQueries({ queryKey });

  const deleted = unlessGone(remove())
    .then(
      () => true,
      (error: unknown) => {
        withdrawUndo();
        showAgain();
        tellFailure(error, deletion.notDeleted);
        return false;
      },
    )
    .finally(() => void (deletion.isLong || refresh()));
  const undo = async () => {
    if (!(await deleted) || readAuthToken() !== token) return; // another user is here
    await restore().catch((error: unknown) => tellFailure(error, deletion.notRestored));
    await refresh();
  };
  const withdrawUndo = showToast('success', deletion.sentence, {
    forMs: UNDO_MS,
    action: { label: 'Undo', takesFocus: true, onPress: () => void undo() },
  });
  return withdrawUndo;
}

/** Gone counts as deleted: another window was first, or a reply was lost. */
export async function unlessGone(deleted: Promise<unknown>): Promise<void> {
  try {
    await deleted;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
