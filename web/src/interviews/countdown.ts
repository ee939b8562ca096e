/** Epoch milliseconds; UTC if without a zone; NaN if unreadable. */
export function parseExpiry(expiresAt: string): number {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(expiresAt);
  return Date.parse(hasZone ? expiresAt : `${expiresAt}Z`);
}

/** Rounded up: 00:00 means over. */
export const secondsUntil = (expiry: number, now: number): number =>
  Math.max(0, Math.ceil((expiry - now) / 1_000));

export function minutesAndSeconds(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

export function hoursMinutesAndSeconds(seconds: number): string {
  const [hours, rest] = [Math.floor(seconds / 3_600), seconds % 3_600];
  return `${twoDigits(hours)}:${minutesAndSeconds(rest)}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
