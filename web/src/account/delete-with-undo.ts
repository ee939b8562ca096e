import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { queryClient, showMeanwhile } from '#api/query-client.ts';
import { showToast } from '#ui/toast.tsx';
import { readAuthToken } from './auth-token.ts';
import { tellFailure } from './tell-failure.ts';

/** How long each deletion can be undone. */
const UNDO_MS = 8_000;

interface Deletion<Data> {
  /** Says what is deleted. */
  sentence: string;
  /** What shows it, and how that is without it. */
  queryKey: QueryKey;
  without: (shown: Data) => Data;
  /** Deletes it on the server. @throws ApiError like the next */
  remove: () => Promise<unknown>;
  /** Calls it back there. */
  restore: () => Promise<unknown>;
  /** Said of a failure where the server has no sentence for it. */
  notDeleted: string;
  notRestored: string;
  /** It takes long to read anew: that is done to call something back, and not after a deletion. */
  isLong?: boolean;
}

/** Deletes something at once, here and on the server, and offers to call it back. @returns withdraws that offer */
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
    if (!(await deleted) || readAuthToken() !== token) return; // else another user is here
    await restore().catch((error: unknown) => tellFailure(error, deletion.notRestored));
    await refresh();
  };
  const withdrawUndo = showToast('success', deletion.sentence, {
    forMs: UNDO_MS,
    action: { label: 'Undo', takesFocus: true, onPress: () => void undo() },
  });
  return withdrawUndo;
}

/** What is gone already is as good as deleted: another window was first, or the answer to an earlier try was lost. */
export async function unlessGone(deleted: Promise<unknown>): Promise<void> {
  try {
    await deleted;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
