import type { DocumentPart } from '#coach/documents.ts';

const MOST_OF_TITLE = 40;
const MOST_OF_SECTION = 40;

const clipped = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** `From Annual report: Outlook`; the title alone outside headings. */
export function sourceOfPart({ title, path }: Pick<DocumentPart, 'title' | 'path'>): string {
  const section = path.at(-1);
  const document = clipped(title, MOST_OF_TITLE);
  return `From ${document}${section === undefined ? '' : `: ${clipped(section, MOST_OF_SECTION)}`}`;
}
