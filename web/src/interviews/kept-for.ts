import { site } from '#site.ts';

/** How long a session is kept after its end, as the operator has set it, to follow "is kept". */
export function keptFor(days: string = site.retentionDays): string {
  if (days === '0') return 'until you ask us to delete it';
  if (days === '1') return 'for a day';
  return days === '365' ? 'for a year' : `for ${days} days`;
}
