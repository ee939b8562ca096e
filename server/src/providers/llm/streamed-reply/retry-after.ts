/**
 * Seconds that a `Retry-After` header asks for: a whole number, or an HTTP date (RFC 9110 §10.2.3).
 *
 * @returns undefined when there is no header or it says nothing usable; a date that has passed is 0
 */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  // Date.parse takes nearly anything, so only a weekday's name lets a value through as a date.
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}
