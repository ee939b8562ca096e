import { readDraft, useDraft, writeDraft } from '#browser/draft.ts';

const NAME = 'awaited-address';
const TICKET = 'sign-up-ticket';

export const useAwaitedAddress = () => useDraft(NAME);

/** Secret with which this tab asks whether the address was verified; empty: none. */
export const readTicket = (): string => readDraft(TICKET);
export const keepTicket = (ticket: string): void => writeDraft(TICKET, ticket);

export const likelyAddress = (): string =>
  readDraft(NAME) || readDraft('sign-up-email') || readDraft('sign-in-email');

export function stopAwaiting(): void {
  writeDraft(NAME, '');
  writeDraft(TICKET, '');
}
