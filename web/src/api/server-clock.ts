import { browserStorage } from '#browser/storage.ts';

const KEY = 'serverClock';

/** `Date.now()` jumps when somebody sets the clock. */
const zero = Date.now() - performance.now();

/** Epoch milliseconds that never go back; may stand still while the computer sleeps. */
export const windowNow = (): number => Math.round(zero + performance.now());

interface Lead {
  least: number;
  most: number;
}

let lead = storedLead();

/** A reply's `date` has whole seconds (RFC 9110 §6.6.1): it bounds how far ahead the server's clock is. */
export function compareClocks(date: string | null, sent: number, received: number): void {
  const second = Date.parse(date ?? '');
  if (Number.isNaN(second)) return;
  const seen = { least: second - received, most: second + 1_000 - sent };
  const both = { least: Math.max(lead.least, seen.least), most: Math.min(lead.most, seen.most) };
  // somebody set a clock, or the computer slept: only the newest reply counts
  lead = both.least <= both.most ? both : seen;
  if (correction() === 0) browserStorage.session.removeItem(KEY);
  else browserStorage.session.setItem(KEY, JSON.stringify(lead));
}

/** Epoch milliseconds of the server, by the smallest correction that fits all replies. */
export const serverNow = (): number => windowNow() + correction();

const correction = (): number => Math.min(Math.max(0, lead.least), lead.most);

function storedLead(): Lead {
  const text = browserStorage.session.getItem(KEY);
  return text === null ? { least: -Infinity, most: Infinity } : (JSON.parse(text) as Lead);
}
