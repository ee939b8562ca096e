import { onSignOut } from '#account/sign-out.ts';
import { sentenceFor } from '#api/api-error.ts';
import { showToast } from '#ui/toast.tsx';
import { deleteForGood, hide } from './conversations.ts';

/** As long as Undo is offered. */
const UNDO_MS = 6_000;

/** What waits to be deleted. */
const waiting = new Set<{ now: () => void; never: () => void }>();
window.addEventListener('pagehide', () => {
  for (const { now } of waiting) now();
});
onSignOut(() => {
  for (const { never } of waiting) never(); // there is nobody left to delete it for
});

/** Takes conversations out of sight at once, and deletes them unless that is undone; at once when the page goes. */
export function deleteSoon(ids: readonly string[], sentence: string): void {
  const showAgain = hide(ids);
  const end = () => {
    clearTimeout(timer);
    waiting.delete(deletion);
    dismiss();
  };
  const deletion = {
    now: () => {
      end();
      deleteForGood(ids).catch((error: unknown) => {
        showAgain();
        showToast('danger', sentenceFor(error, 'Not everything was deleted. Please try again.'));
      });
    },
    never: end,
  };
  const undo = () => {
    end();
    showAgain();
  };
  waiting.add(deletion);
  const timer = setTimeout(deletion.now, UNDO_MS);
  const dismiss = showToast('info', sentence, { stays: true, action: { label: 'Undo', onPress: undo } });
}
