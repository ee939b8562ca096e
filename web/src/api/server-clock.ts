import { browserStorage } from '#browser/storage.ts';

const KEY = 'serverClock';

/** Epoch at `performance.now()` zero: system clocks may be set. */
const zero = Date.now() - performance.now();

/** Epoch milliseconds, monotonic since the window opened; may stop in sleep until the next answer. */
export const windowNow = (): number => Math.round(zero + performance.now());

/** Bounds of the server's lead, in milliseconds. */
interface Lead {
  least: number;
  most: number;
}

let lead = storedLead();

/**
 * Bounds the lead by an answer's `date` (RFC 9110 §6.6.1), which truncates to a second between `sent` and
 * `received` ({@link windowNow}).
 */
export function compareClocks(date: string | null, sent: number, received: number): void {
  const second = Date.parse(date ?? '');
  if (Number.isNaN(second)) return;
  const seen = { least: second - received, most: second + 1_000 - sent };
  const both = { least: Math.max(lead.least, seen.least), most: Math.min(lead.most, seen.most) };
  lead = both.least <= both.most ? both : seen; // a clock was set or stood still: the newest answer counts
  if (correction() === 0) browserStorage.session.removeItem(KEY);
  else browserStorage.session.setItem(KEY, JSON.stringify(lead)); // pop-ups copy it
}

/** Epoch milliseconds by the smallest correction that fits all answers. */
export const serverNow = (): number => windowNow() + correction();

const correction = (): number => Math.min(Math.max(0, lead.least), lead.most);

function storedLead(): Lead {
  const text = browserStorage.session.getItem(KEY);
  return text === null ? { least: -Infinity, most: Infinity } : (JSON.parse(text) as Lead);
}
