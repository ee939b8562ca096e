import { datesOf, findDates } from './date-range.ts';
import type { HeaderLine } from './header-line.ts';

const FIELD =
  /^(?:(company|employer|organi[sz]ation|firma|arbeitgeber|entreprise|empresa)|(position|job title|title|role|stelle|poste|puesto)|(period|dates?|duration|zeitraum|période|fechas))\s?:\s+(\S.{0,100})$/iu;

export function readFormField(line: string): HeaderLine | undefined {
  const [, _employer, title, dates, text = ''] = FIELD.exec(line) ?? [];
  if (text === '') return undefined;
  if (dates !== undefined)
    return { fields: [], dates: datesOf(text, findDates(text)), dateColumn: undefined };
  const kind = title === undefined ? 'organisation' : 'title';
  return {
    fields: [{ text, kind, column: 0, isBehindComma: false }],
    dates: undefined,
    dateColumn: undefined,
  };
}
