import { useStore } from 'zustand';
import { type Customization, saveCustomization } from '@pythia/contracts/customization.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { retryAfter } from '#account/saving/retry-after.ts';
import { Saving } from '#account/saving/saving.ts';
import { queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';
import { readDraft, writeDraft } from '#browser/draft.ts';
import { CUSTOMIZATION_KEY as queryKey, type Known, UNSAVED_CUSTOMIZATION } from './known.ts';

const changing = new Saving<Known>({
  put: async (choices, version, { keepalive }) => {
    const saved = await authorisedCall(saveCustomization, { body: { ...choices, version }, keepalive });
    tell(channel, 'changed');
    return saved;
  },
  notSaved: 'Your choices could not be saved.',
  pauseMs: 500,
  againMs: retryAfter(5_000),
  keep: (unsaved) => writeDraft(UNSAVED_CUSTOMIZATION, unsaved ? JSON.stringify(unsaved) : ''),
});

const channel = openChannel('customization');
channel?.addEventListener('message', () => {
  changing.store.setState({ steps: [] });
  void queryClient.invalidateQueries({ queryKey });
});

export const useChanging = () => useStore(changing.store);
export const { sendNow, undo: undoLastChange } = changing;
export const forgetChanges = (): void => changing.forget();

/** @returns the value to show after a reload */
export const resumeChanges = (kept: Known): Known => changing.resume(queryKey, kept, readUnsaved());

function readUnsaved(): Known | undefined {
  try {
    return saveCustomization.body.safeParse(JSON.parse(readDraft(UNSAVED_CUSTOMIZATION))).data;
  } catch {
    return undefined;
  }
}

export interface ChangeOptions {
  typedIn?: string;
  sentence?: string;
  /** False: shown, never sent. */
  isKept?: boolean;
}

export const changeCustomization = (edit: (now: Known) => Customization, options: ChangeOptions = {}): void =>
  void changing.change({ queryKey, edit, ...options });
