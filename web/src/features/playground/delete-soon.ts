import { deleteConversation } from '@pythia/contracts/playground.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { onSignOut } from '#account/sign-out.ts';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { showToast } from '#ui/toast.tsx';
import { hide, loadConversations } from './conversations.ts';

/** As long as Undo is offered. */
export const UNDO_MS = 6_000;

/** What waits to be deleted. */
const waiting = new Set<{ now: () => void }>();
const deleteAll = () => {
  for (const { now } of waiting) now();
};
onSignOut(deleteAll);

/**
 * Takes conversations out of sight at once, and deletes them unless that is undone; at once when the page goes or
 * the user signs out.
 */
export function deleteSoon(ids: readonly string[], sentence: string): void {
  const token = readAuthToken(); // of whoever wished it
  if (token === null) return;
  addEventListener('pagehide', deleteAll); // once, however often it is said
  const showAgain = hide(ids);
  const end = () => {
    clearTimeout(timer);
    waiting.delete(deletion);
    dismiss();
  };
  const deletion = {
    now: () => {
      end();
      deleteForGood(ids, token).catch((error: unknown) => {
        if (readAuthToken() !== token) return; // the user has left
        showAgain();
        void loadConversations(); // some may be gone
        showToast('danger', sentenceFor(error, 'Not everything was deleted. Please try again.'));
      });
    },
  };
  const undo = () => {
    end();
    showAgain();
  };
  waiting.add(deletion);
  const timer = setTimeout(deletion.now, UNDO_MS);
  const dismiss = showToast('info', sentence, { stays: true, action: { label: 'Undo', onPress: undo } });
}

/** All begun at once: when the page is left, nothing of it runs any more. @throws ApiError */
async function deleteForGood(ids: readonly string[], token: string): Promise<void> {
  await Promise.all(
    ids.map((conversation_id) =>
      unlessGone(call(deleteConversation, { params: { conversation_id }, token })),
    ),
  );
}

/** What another window has deleted is as good as deleted here. */
async function unlessGone(deleted: Promise<void>): Promise<void> {
  try {
    await deleted;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
