import { strToU8, zipSync } from 'fflate';
import { drawPdf } from './pdf-page.ts';
import { encode } from './text-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const PROSE =
  'Aldermoor Water supplies drinking water to nine valleys and takes back what was used, and has done so since the reservoir was dug.';

export const briefingMarkdown = (): Bytes =>
  encode(
    `Before any heading.\n\n# Aldermoor Water\n\n${PROSE}\n\n## What we make\n\nThe **Leakfinder** listens to pipes at night.\n\n### Prices\n\n- 40 pounds a month\n\n## Outlook\n\nWe open a works in 2027.\n\n\`\`\`\n# no heading\n\`\`\`\n`,
  );

/** Headings by size and number, a picture page, a foot on each page. */
export const reportPdf = (): Promise<Bytes> =>
  drawPdf((page) => {
    const foot = (number: number) => page.write(`Annual report, page ${number}`, { x: 50, y: 810, size: 8 });
    page.write('Annual report of Aldermoor', { x: 50, y: 60, size: 24 });
    page.write('Water', { x: 50, y: 90, size: 24 });
    page.write(PROSE, { x: 50, y: 140 });
    page.write('What we make', { x: 50, y: 220, size: 16 });
    page.write('The Leakfinder listens to pipes at night and tells which of them will burst.', {
      x: 50,
      y: 250,
    });
    foot(1);
    page.add();
    page.document.rect(50, 50, 200, 200).fill('grey').fillColor('black');
    foot(2);
    page.add();
    page.write('2.1 Prices', { x: 50, y: 60 });
    page.write('It costs 40 pounds a month for each mile of pipe, and nothing in the first year.', {
      x: 50,
      y: 90,
    });
    foot(3);
  });

export const longPdf = (pages: number): Promise<Bytes> =>
  drawPdf((page) => {
    for (let number = 1; number <= pages; number += 1) {
      if (number > 1) page.add();
      page.write(`Works ${String.fromCodePoint(64 + number).repeat(3)} pumps water.`, {
        x: 50,
        y: 40 + 9 * number,
      });
    }
  });

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A German Word's style names, one derived. */
export function briefingDocx(): Bytes {
  const body = [
    paragraph('Aldermoor Water', 'berschrift1'),
    paragraph(PROSE),
    paragraph('What we make', 'Eigene'),
    `<w:tbl><w:tr><w:tc>${paragraph('Leakfinder', 'berschrift1')}</w:tc><w:tc>${paragraph('listens to pipes')}</w:tc></w:tr></w:tbl>`,
    paragraph('It works at night.'),
  ];
  const styles = `<w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style><w:style w:styleId="Eigene"><w:name w:val="Eigene"/><w:basedOn w:val="berschrift2"/></w:style><w:style w:styleId="Kreis"><w:name w:val="Kreis"/><w:basedOn w:val="Kreis"/></w:style>`;
  const files = {
    'word/document.xml': `<w:document ${NAMESPACE}><w:body>${body.join('')}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${NAMESPACE}>${styles}</w:styles>`,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}
