import { browserStorage } from '#browser/storage.ts';

const KEY = 'serverClock';

/** This computer's time when `performance.now()` was zero: the computer's own clock may be set at any moment. */
const zero = Date.now() - performance.now();

/**
 * This window's time in epoch milliseconds: what this computer's clock said when the window was opened, and what has
 * passed since. While the computer sleeps it may stand still, until the server's next answer is compared.
 */
export const windowNow = (): number => Math.round(zero + performance.now());

/** How far the server's clock may be ahead of this window's, in milliseconds. */
interface Lead {
  least: number;
  most: number;
}

let lead = storedLead();

/**
 * Compares the clocks by the `date` header of an answer (RFC 9110 §6.6.1), which names a whole second between
 * the instants (by {@link windowNow}) when the call was sent and when its answer came.
 */
export function compareClocks(date: string | null, sent: number, received: number): void {
  const second = Date.parse(date ?? '');
  if (Number.isNaN(second)) return;
  const seen = { least: second - received, most: second + 1_000 - sent };
  const both = { least: Math.max(lead.least, seen.least), most: Math.min(lead.most, seen.most) };
  lead = both.least <= both.most ? both : seen; // the server's was set, or this one stood still: the newest answer counts
  if (correction() === 0) browserStorage.session.removeItem(KEY);
  else browserStorage.session.setItem(KEY, JSON.stringify(lead)); // pop-ups begin with a copy of it
}

/** The server's time in epoch milliseconds: this window's, corrected by as little as the answers demand. */
export const serverNow = (): number => windowNow() + correction();

const correction = (): number => Math.min(Math.max(0, lead.least), lead.most);

function storedLead(): Lead {
  const text = browserStorage.session.getItem(KEY);
  return text === null ? { least: -Infinity, most: Infinity } : (JSON.parse(text) as Lead);
}
