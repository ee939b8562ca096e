import { findDates } from '../layout/date-range.ts';
import type { LineLabels } from './label.ts';

/** `SELF-EMPLOYED, HESSLEFORD. 2014 to 2020`, `APPRAISAL 2024 "Ana writes it down."`, `LEISURE        skiing`. */
const IN_CAPITALS =
  /^(?:\p{Lu}[\p{Lu}'’&/-]{4,}|\p{Lu}{2,}(?: (?:\p{Lu}[\p{Lu}'’&/-]*|&))+)(?=[,.:](?:\s|$)|\s{3,}|\s+(?:19|20)\d\d\b|\s+["“(]|$)/u;

/** Words in capitals begin something of its own, unless the row before has them too; a job below a job does. */
export const standsAlone = (row: string, before: string): boolean =>
  (/\p{Ll}/u.test(before) && IN_CAPITALS.test(row.trim())) || (endsDated(row) && endsDated(before));

/** `Llwyn Birth Centre: June 2018 to August 2020` */
const endsDated = (row: string): boolean =>
  /^\p{Lu}/u.test(row) && rangeIn(row)?.end === row.trimEnd().length;

const rangeIn = (row: string) => findDates(row).find(({ to, isCurrent }) => to !== '' || isCurrent);

export const headsJob = (row: string): boolean => rangeIn(row) !== undefined;

/** The employer comes first. */
export function partsOf(row: string): NonNullable<LineLabels['parts']> {
  const words = row.trim().split(/\s+/);
  const dates = rangeIn(words.join(' '));
  let at = 0;
  let isEmployer = true;
  return words.map((word) => {
    const isDate = dates !== undefined && at >= dates.at && at < dates.end;
    isEmployer &&= !isDate;
    const part = isDate ? 'dates' : isEmployer ? 'employer' : 'other';
    if (/[,.:]$/.test(word)) isEmployer = false;
    at += word.length + 1;
    return part;
  });
}
