import months from './months.json' with { type: 'json' };

export interface DateRange {
  from: string;
  to: string;
  isCurrent: boolean;
  at: number;
  end: number;
}

/** English, German, French, Spanish, full or cut: "Mar 2013", not "Marrowby, 2013". */
const MONTH = `(?:${months.join('|')})(?!\\p{L})\\.?`;
const DATE = `(?:${MONTH}[ ,/]{1,2}(?:19|20)\\d\\d|${MONTH} ?['’]\\d\\d|\\d{1,2}[./]\\d{1,2}[./](?:19|20)\\d\\d|\\d{1,2}[./](?:19|20)\\d\\d|(?:19|20)\\d\\d(?:-(?:0[1-9]|1[0-2])(?=\\s|$))?)(?![\\p{L}\\d])`;
const PRESENT =
  "(?:present|presently|now|current|currently|today|ongoing|to date|date|heute|aujourd['’]hui|présent|actualidad|presente|oggi)";
const IS_PRESENT = new RegExp(`^${PRESENT}$`, 'iu');
const TO = '\\s?(?:[-–—−→]|to|till|until|through|bis|à|hasta|al?)\\s?';
const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:from|von|de|since|seit|depuis|desde)\\s)?(${DATE}|${MONTH})(?:${TO}(${DATE}|${PRESENT}(?!\\p{L})|\\d\\d(?!\\d))|(\\s?(?:[-–—]\\s?(?=[)\\]])|-+>\\s*$)))?`,
  'giu',
);

/** A month alone only begins a range. */
export function findDates(text: string): DateRange[] {
  if (!/\d/.test(text)) return [];
  const found: DateRange[] = [];
  for (const match of text.matchAll(RANGE)) {
    const [whole, from = '', to = '', openEnd] = match;
    if (to === '' && !/\d/.test(from)) continue;
    const isCurrent =
      openEnd !== undefined || IS_PRESENT.test(to) || /^(?:since|seit|depuis|desde)\s/i.test(whole);
    found.push({
      from,
      to: isCurrent ? '' : to,
      isCurrent,
      at: match.index,
      end: match.index + whole.length,
    });
  }
  return found;
}

export function withoutDates(text: string, dates: readonly DateRange[]): string {
  let rest = text;
  for (const { at, end } of dates.toReversed()) rest = `${rest.slice(0, at)}\t${rest.slice(end)}`;
  return rest.replace(/[([]\s?\t\s?[)\]]/g, '\t').trim();
}
