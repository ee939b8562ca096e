import type { QueryKey } from '@tanstack/react-query';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError } from '#api/api-error.ts';
import { queryClient, showMeanwhile } from '#api/query-client.ts';
import { readAuthToken } from './auth-token.ts';
import { deleteWithUndo } from './delete-with-undo.ts';
import { onSignOut } from './sign-out.ts';
import { tellFailure } from './tell-failure.ts';

const NOT_SAVED = 'This could not be saved. Please try again.';

interface Change<Shown> {
  queryKey: QueryKey;
  edit: (shown: Shown) => Shown;
  /** Says what was done, with Undo beside it; without one it is seen where it was pressed. */
  sentence?: string | undefined;
  /** Undo takes the focus, unless that has moved on by itself. */
  keepsFocus?: boolean;
}

/**
 * Changes of something that is kept as a whole under a version: shown at once, and sent one after the other, since
 * each replaces the version that the one before it made.
 * @param put sends all of it in place of a version
 * @returns makes a change, and tells whether it was saved
 */
export function versionedChanges<Shown extends { version: number }>(
  put: (shown: Shown, version: number) => Promise<{ version: number }>,
): (change: Change<Shown>) => Promise<boolean> {
  let underWay: Promise<number> | null = null;
  let withdrawUndo: (() => void) | undefined;
  onSignOut(() => (underWay = null));

  const send = (queryKey: QueryKey, shown: Shown): Promise<number> => {
    const token = readAuthToken();
    const sent = (underWay ?? Promise.resolve(shown.version)).then(async (replaced) => {
      if (readAuthToken() !== token) throw hasLeft(); // another user's version may have the same number
      const { version } = await put(shown, replaced);
      queryClient.setQueryData<Shown>(queryKey, (now) => now && { ...now, version });
      return version;
    });
    underWay = sent;
    return sent.finally(() => {
      if (underWay !== sent) return; // what follows shows more than the server has yet
      underWay = null;
      void queryClient.invalidateQueries({ queryKey });
    });
  };

  return async ({ queryKey, edit, sentence, keepsFocus }) => {
    const before = queryClient.getQueryData<Shown>(queryKey);
    if (!before) return false;
    const after = edit(before);
    withdrawUndo?.(); // it would take this change along
    if (sentence === undefined) {
      const showAgain = showMeanwhile<Shown>(queryKey, edit);
      return send(queryKey, after).then(
        () => true,
        (error: unknown) => {
          showAgain();
          tellFailure(error, NOT_SAVED);
          return false;
        },
      );
    }
    const sent = send(queryKey, after);
    withdrawUndo = deleteWithUndo<Shown>({
      sentence,
      queryKey,
      without: edit,
      remove: () => sent,
      restore: async () => send(queryKey, { ...before, version: await sent }),
      notDeleted: NOT_SAVED,
      notRestored: 'This could not be undone. Please try again.',
      keepsFocus,
    });
    return sent.then(
      () => true,
      () => false,
    );
  };
}

const hasLeft = () => new ApiError({ kind: 'http', status: 401, detail: MESSAGES.noAuthToken });
