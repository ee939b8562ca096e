import { withoutReach } from './personal-details.ts';

const TITLE = /(?<!\p{L})(?:curriculum vitae|résumé|resume|cv|lebenslauf|hoja de vida)(?!\p{L})/giu;
const PAGE =
  /(?<!\p{L})(?:page|seite|página|стр\.?|p\.)\s*\d{1,3}(?:\s*(?:of|\/|von|de|из)\s*\d{1,3})?(?!\p{L}|\d)/giu;
const NUMBERS = /^\W*\d{1,3}(?:\s*(?:of|\/|von|de|из)\s*\d{1,3})?\W*$/u;
const PRINTED =
  /\b(?:file|https?):\/\/\S+|(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?: ?[AP]M)?/gu;

/** Page margins: `Nora Vell – Curriculum Vitae, page 2 of 3`. */
export function isFurniture(line: string, name: string): boolean {
  const anonymous = name === '' ? line : line.toLowerCase().replaceAll(name.toLowerCase(), ' ');
  const bare = withoutReach(anonymous.replace(TITLE, ' ').replace(PRINTED, ' ').replace(PAGE, ' '));
  return NUMBERS.test(bare.trim()) || (bare !== line && !/[\p{L}\p{N}]/u.test(bare.replace(/ \d{1,3}$/, '')));
}
