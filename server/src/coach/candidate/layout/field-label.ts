import type { Place } from '../candidate.ts';
import { findDates } from './date-range.ts';

const FIELD =
  /^(?:(company|employer|organi[sz]ation|firma|arbeitgeber|entreprise|empresa)|(position|job title|title|role|stelle|poste|puesto)|(period|dates?|duration|zeitraum|période|fechas))\s?:\s+(\S.{0,100})$/iu;

/** A form's line such as `Employer: Hotel Adlon` as the part of a place that it gives. */
export function readField(line: string): Place | undefined {
  const [, employer, title, dates, value = ''] = FIELD.exec(line) ?? [];
  if (value === '') return undefined;
  const [date] = dates === undefined ? [] : findDates(value);
  return {
    employer: employer === undefined ? '' : value,
    title: title === undefined ? '' : value,
    from: date?.from ?? '',
    to: date?.to ?? '',
    isCurrent: date?.isCurrent ?? false,
  };
}
