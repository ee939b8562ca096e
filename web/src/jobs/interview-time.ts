const DAY_MS = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "Thu 15 January 2026 at 10:00", as this browser writes it. @param at in epoch milliseconds */
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
 * How far away it is by the reader's calendar: "today", "tomorrow", "in 3 days", "2 days ago".
 * @param at and `now` in epoch milliseconds
 */
export const daysInWords = (at: number, now: number): string =>
  // rounded: a day on which the clocks change is not 24 hours long
  relative.format(Math.round((midnightBefore(at) - midnightBefore(now)) / DAY_MS), 'day');

const midnightBefore = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
