import { printable } from '#pdf/printable.ts';
import { wrapText } from '#pdf/wrap-text.ts';
import { readLinks } from '../extras/read-links.ts';
import { readSkills } from '../extras/read-skills.ts';
import type { Extras } from '../resume.ts';
import type { TextRun } from './entry-lines.ts';
import { runsWidth } from './page-flow.ts';

const SEPARATOR = ' | ';

/**
 * @param width millimetres
 * @param size points
 */
export function contactLines(extras: Extras, width: number, size: number): TextRun[][] {
  const lines: TextRun[][] = [];
  for (const piece of contactPieces(extras)) {
    const last = lines.at(-1);
    const longer = [...(last ?? []), regular(SEPARATOR), piece];
    if (last && runsWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else
      lines.push(
        ...wrapText(piece.text, width, { weight: 'regular', size }).map((text) => [{ ...piece, text }]),
      );
  }
  return lines;
}

export const skillLines = ({ skills }: Extras): TextRun[][] =>
  readSkills(printable(skills)).map(({ group, names }) => [
    ...(group === '' ? [] : [{ text: names.length > 0 ? `${group}: ` : group, weight: 'bold' as const }]),
    ...(names.length > 0 ? [regular(names.join(', '))] : []),
  ]);

function contactPieces({ email, phone, place, links }: Extras): TextRun[] {
  return [
    regular(printable(place)),
    regular(printable(phone)),
    withUrl(printable(email), mailAddress(email)),
    ...readLinks(printable(links)).map(({ label, shown, url }) =>
      withUrl([label, shown].filter(Boolean).join(': '), url),
    ),
  ].filter(({ text }) => text !== '');
}

const mailAddress = (email: string): string | undefined =>
  /^[^\s@?&]+@[^\s@?&]+$/.test(email.trim()) ? URL.parse(`mailto:${email.trim()}`)?.href : undefined;

const regular = (text: string): TextRun => ({ text: text.replaceAll('\n', ' '), weight: 'regular' });

const withUrl = (text: string, url: string | undefined): TextRun => ({
  ...regular(text),
  ...(url !== undefined && { url }),
});
