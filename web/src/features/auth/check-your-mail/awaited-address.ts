import { readDraft, useDraft, writeDraft } from '#browser-draft.ts';

/** Kept for the tab, so that a reload finds it; nothing else of the sign-up is. */
const NAME = 'awaited-address';

/** The address that a verification mail was sent to; empty when none is waited for. */
export const useAwaitedAddress = () => useDraft(NAME);

/** What somebody who asks for another mail most likely wants it sent to. */
export const likelyAddress = (): string =>
  readDraft(NAME) || readDraft('sign-up-email') || readDraft('sign-in-email');

export const stopAwaiting = (): void => writeDraft(NAME, '');
