import { strToU8, zipSync } from 'fflate';
import { ADA, linesOf, type WrittenPerson } from './people.ts';

export const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"';

const NUMBERING = `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
const MAIN = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const docxRun = (text: string): string =>
  `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
export const paragraph = (text: string): string => `<w:p>${docxRun(text)}</w:p>`;
export const item = (text: string): string =>
  `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>${docxRun(text)}</w:p>`;
export const cell = (...paragraphs: string[]): string => `<w:tc>${paragraphs.join('')}</w:tc>`;
export const rows = (...lines: string[][]): string =>
  `<w:tbl>${lines.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;

export function docx(body: string, others: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`;
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': xml,
    'word/numbering.xml': NUMBERING,
    ...others,
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}

export const relationships = (...related: [kind: string, target: string][]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related
    .map(([kind, target], at) => `<Relationship Id="r${at}" Type="${MAIN}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const listed = (person: WrittenPerson): string =>
  linesOf(person)
    .map((line) => (line.startsWith('- ') ? item(line.slice(2)) : paragraph(line)))
    .join('');

export const listedDocx = (person: WrittenPerson = ADA): Uint8Array<ArrayBuffer> => docx(listed(person));

/** A layout table: dates and jobs, with deeds in the second cell. */
export const tableDocx = ({
  name,
  headings,
  work,
  education,
}: WrittenPerson = ADA): Uint8Array<ArrayBuffer> =>
  docx(
    paragraph(name) +
      paragraph(headings.work) +
      rows(
        ...work.flatMap(({ header, dates, bullets }) => [
          [cell(paragraph(header)), cell(paragraph(dates))],
          [cell(bullets.map(item).join(''))],
        ]),
      ) +
      paragraph(headings.education) +
      education.map(paragraph).join(''),
  );

/** Name in the head, education and skills in a text box, twice in the file. */
export function textBoxDocx({
  name,
  headings,
  work,
  education,
  skills,
}: WrittenPerson = ADA): Uint8Array<ArrayBuffer> {
  const box = `<w:txbxContent>${[headings.education, ...education, headings.skills, ...skills].map(paragraph).join('')}</w:txbxContent>`;
  const drawn = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  const jobs = work.map(
    ({ header, dates, bullets }) => paragraph(`${header}, ${dates}`) + bullets.map(item).join(''),
  );
  return docx(drawn + paragraph(headings.work) + jobs.join(''), {
    'word/header1.xml': `<w:hdr ${NAMESPACES}>${paragraph(name)}</w:hdr>`,
    'word/_rels/document.xml.rels': relationships(['header', 'header1.xml']),
  });
}

/** Deleted text with tracked changes. */
export const changedDocx = (): Uint8Array<ArrayBuffer> =>
  docx(
    listed(ADA).replace(
      docxRun(ADA.education[0]!),
      `<w:del>${docxRun('A degree that was invented')}</w:del>${docxRun(ADA.education[0]!)}`,
    ),
  );

/** Megabytes of a paragraph in kilobytes. */
export const bombDocx = (megabytes: number): Uint8Array<ArrayBuffer> =>
  docx(paragraph('a'.repeat(megabytes * 1_024 * 1_024)));

/** Nested entities, and one of a server's file. */
export const entitiesDocx = (): Uint8Array<ArrayBuffer> => {
  const declared = `<!DOCTYPE w:document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>`;
  const xml = `<?xml version="1.0"?>${declared}<w:document ${NAMESPACES}><w:body><w:p><w:r><w:t>&b;&file;</w:t></w:r></w:p></w:body></w:document>`;
  return new Uint8Array(zipSync({ 'word/document.xml': strToU8(xml) }));
};

export const otherZip = (): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync({ 'a.txt': strToU8('Ada') }));
