import { readDraft, useDraft, writeDraft } from '#browser/draft.ts';

/** Kept for the tab, so that a reload finds them; nothing else of the sign-up is. */
const NAME = 'awaited-address';
const TICKET = 'sign-up-ticket';

/** The address that a verification mail was sent to; empty when none is waited for. */
export const useAwaitedAddress = () => useDraft(NAME);

/** By which the server is asked whether that address is verified by now; empty when nobody knows one. */
export const readTicket = (): string => readDraft(TICKET);
export const keepTicket = (ticket: string): void => writeDraft(TICKET, ticket);

/** What somebody who asks for another mail most likely wants it sent to. */
export const likelyAddress = (): string =>
  readDraft(NAME) || readDraft('sign-up-email') || readDraft('sign-in-email');

export function stopAwaiting(): void {
  writeDraft(NAME, '');
  writeDraft(TICKET, '');
}
