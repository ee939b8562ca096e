const DAY_MS = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * "Thu 15 January 2026 at 10:00", in the browser's locale.
 * @param at epoch milliseconds
 */
export const dateInWords = (at: number): string =>
  new Date(at).toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/**
 * "today", "in 3 days", "2 days ago" by the calendar.
 * @param at and `now`: epoch milliseconds
 */
export const daysInWords = (at: number, now: number): string =>
  // rounded: days of clock changes are not 24 hours
  relative.format(Math.round((midnightBefore(at) - midnightBefore(now)) / DAY_MS), 'day');

const midnightBefore = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
