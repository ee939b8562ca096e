import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.ts';
import { queryClient, showMeanwhile } from '#api/query-client.ts';
import { showToast } from '#ui/toast.tsx';
import { readAuthToken } from './auth-token.ts';
import { tellFailure } from './tell-failure.ts';

const UNDO_MS = 8_000;

interface Deletion<Data> {
  sentence: string;
  queryKey: QueryKey;
  without: (shown: Data) => Data;
  /** @throws ApiError, as does restoring */
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  notDeleted: string;
  notRestored: string;
  isLong?: boolean;
}

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
    if (!(await deleted) || readAuthToken() !== token) return;
    await restore().catch((error: unknown) => tellFailure(error, deletion.notRestored));
    await refresh();
  };
  const withdrawUndo = showToast('success', deletion.sentence, {
    forMs: UNDO_MS,
    action: { label: 'Undo', takesFocus: true, onPress: () => void undo() },
  });
  return withdrawUndo;
}

/** 404 counts as deleted: another window was first, or a reply was lost. */
export async function unlessGone(deleted: Promise<unknown>): Promise<void> {
  try {
    await deleted;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
