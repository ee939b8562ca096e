/**
 * Parses `Retry-After`: seconds or an HTTP date (RFC 9110 §10.2.3).
 * @returns seconds, 0 for a past date; undefined if absent or unusable
 */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  // Date.parse takes nearly anything: dates must begin with a weekday
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}
