import { readDraft, useDraft, writeDraft } from '#browser/draft.ts';

/** Kept for the tab, over reloads. */
const NAME = 'awaited-address';
const TICKET = 'sign-up-ticket';

/** Empty: none awaited. */
export const useAwaitedAddress = () => useDraft(NAME);

/** Asks the server whether the address is verified; empty: unknown. */
export const readTicket = (): string => readDraft(TICKET);
export const keepTicket = (ticket: string): void => writeDraft(TICKET, ticket);

/** Best guess for another mail. */
export const likelyAddress = (): string =>
  readDraft(NAME) || readDraft('sign-up-email') || readDraft('sign-in-email');

export function stopAwaiting(): void {
  writeDraft(NAME, '');
  writeDraft(TICKET, '');
}
