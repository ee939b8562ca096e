import { withoutContact } from './personal-details.ts';

const TITLE = /\b(?:curriculum vitae|résumé|resume|cv|lebenslauf|hoja de vida|confidential)\b/giu;
const PAGE = /\b(?:page|seite|página|стр\.?|p\.)\s*\d{1,3}(?:\s*(?:of|\/|von|de|из)\s*\d{1,3})?/giu;
const NUMBER = /\d{1,3}\s*(?:of|\/|von|de|из)\s*\d{1,3}|(?<![\p{L}\d])\d{1,3}(?![\p{L}\d])/gu;
const PRINTED =
  /\bfile:\/\/\S+|\bhttps?:\/\/\S+|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}(?:,? \d{1,2}:\d{2}(?: ?[AP]M)?)?/gu;

/** Whether a line at the edge of a page says only whose page of what it is: `Nora Vell – Curriculum Vitae, page 2 of 3`. */
export function isFurniture(line: string, name: string): boolean {
  const left = name === '' ? line : line.toLowerCase().replaceAll(name.toLowerCase(), ' ');
  const told = left.replace(TITLE, ' ').replace(PRINTED, ' ').replace(PAGE, ' ').replace(NUMBER, ' ');
  return !/[\p{L}\p{N}]/u.test(withoutContact(told.replace(/[^\S\t]+/g, ' ').trim()));
}
