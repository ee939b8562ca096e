import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  cell,
  docx,
  item,
  NAMESPACES,
  paragraph,
  relationships,
  rows,
  docxRun,
} from '../testing/docx-files.ts';
import { readDocx } from './read-docx.ts';

const RELATED = 'word/_rels/document.xml.rels';
const lines = async (body: string, others?: Record<string, string>): Promise<string[]> =>
  (await readDocx(docx(body, others))).text.split('\n');
const hidden = (text: string, value = ''): string =>
  docxRun(text).replace('<w:r>', `<w:r><w:rPr><w:vanish${value}/></w:rPr>`);
const styled = (style: string, text: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${docxRun(text)}</w:p>`;
const change = (name: string, text: string): string =>
  `<w:${name}>${docxRun(text).replaceAll('w:t', name === 'del' ? 'w:delText' : 'w:t')}</w:${name}>`;
const merged = (props: string, ...paragraphs: string[]): string =>
  cell(`<w:tcPr>${props}</w:tcPr>`, ...paragraphs);
const textBox = (text: string): string =>
  `<w:drawing><wp:anchor><wp:posOffset>12</wp:posOffset><wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx></wp:anchor></w:drawing>`;

test('of tracked changes the text is read as it would be with all of them accepted', async () => {
  const body =
    `<w:p>${docxRun('Engineer, ')}${change('del', 'Fabrikam')}${change('ins', 'Contoso')}</w:p>` +
    `<w:p>${change('moveFrom', 'Moved away')}</w:p><w:p>${change('moveTo', 'Moved here')}</w:p>` +
    `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${docxRun('One ')}</w:p><w:p>${docxRun('line')}</w:p>` +
    `<w:p><w:r><w:rPr><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>Seen</w:t></w:r></w:p>` +
    `<w:tbl><w:tr><w:trPr><w:del/></w:trPr>${cell(paragraph('A row that went'))}</w:tr></w:tbl>`;
  expect(await lines(body)).toEqual(['Engineer, Contoso', 'Moved here', 'One line', 'Seen']);
});

test('hidden text and comments are not read', async () => {
  const styles = `<w:styles ${NAMESPACES}><w:style w:styleId="note"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="aside"><w:basedOn w:val="note"/></w:style></w:styles>`;
  const body =
    `<w:p>${hidden('ask for 90k')}</w:p>` +
    `<w:p>${docxRun('Baker')}${hidden(' of bread')}${hidden(' of rolls', ' w:val="0"')}</w:p>` +
    styled('note', 'ask for 95k') +
    styled('aside', 'ask for 99k') +
    `<w:p><w:r><w:rPr><w:rStyle w:val="note"/></w:rPr><w:t>ask for 98k</w:t></w:r></w:p>` +
    `<w:p><w:commentRangeStart w:id="0"/>${docxRun('Cook')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`;
  const comments = `<w:comments ${NAMESPACES}><w:comment w:id="0">${paragraph('Too long?')}</w:comment></w:comments>`;
  expect(await lines(body, { 'word/styles.xml': styles, 'word/comments.xml': comments })).toEqual([
    'Baker of rolls',
    'Cook',
  ]);
});

test('the main part and the heads of pages are found by their relationships, whatever they are called', async () => {
  const file = docx('', {
    '_rels/.rels': relationships(['officeDocument', '/doc/main2.xml']),
    'doc/main2.xml': `<w:document ${NAMESPACES}><w:body>${paragraph('Baker')}</w:body></w:document>`,
    'doc/_rels/main2.xml.rels': relationships(['header', 'top.xml'], ['footer', 'foot.xml']),
    'doc/top.xml': `<w:hdr ${NAMESPACES}>${paragraph('Ada Fenwick')}</w:hdr>`,
    'doc/foot.xml': `<w:ftr ${NAMESPACES}>${paragraph('Page 1')}</w:ftr>`,
  });
  expect(await readDocx(file)).toEqual({ text: 'Baker', heads: ['Ada Fenwick'], feet: ['Page 1'] });
});

test('names with prefixes of their own are read', async () => {
  const xml = `<ns0:document xmlns:ns0="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><ns0:body><ns0:p><ns0:r><ns0:t>Baker</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>`;
  const file = new Uint8Array(zipSync({ 'word/document.xml': strToU8(xml) }));
  expect((await readDocx(file)).text).toBe('Baker');
});

test('text boxes, controls, fields and links are read where they stand', async () => {
  const body =
    `<w:p>${docxRun('Above')}<w:r><mc:AlternateContent><mc:Choice Requires="wps">${textBox('Boxed')}</mc:Choice></mc:AlternateContent></w:r></w:p>` +
    `<w:p><w:r>${textBox('Drawn')}</w:r></w:p>` +
    `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph('Controlled')}</w:sdtContent></w:sdt>` +
    `<w:p><w:sdt><w:sdtContent>${docxRun('In')}</w:sdtContent></w:sdt>${docxRun(' line')}</w:p>` +
    `<w:p><w:fldSimple w:instr="AUTHOR">${docxRun('Ada')}</w:fldSimple></w:p>` +
    `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "mailto:x"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${docxRun('Mailed')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>` +
    `<w:p>${docxRun('Ran ')}<w:hyperlink r:id="r9">${docxRun('Zorblatt')}</w:hyperlink></w:p>`;
  expect((await lines(body)).filter((line) => line !== '')).toEqual([
    'Above',
    'Boxed',
    'Drawn',
    'Controlled',
    'In line',
    'Ada',
    'Mailed',
    'Ran Zorblatt',
  ]);
});

test('tabs, line breaks, hyphens and the items of lists are read as they look', async () => {
  const styles = `<w:styles ${NAMESPACES}><w:style w:styleId="dots"><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style><w:style w:styleId="h"><w:name w:val="heading 1"/></w:style></w:styles>`;
  const body =
    `<w:p><w:r><w:tab/><w:t>Baker</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>full</w:t><w:noBreakHyphen/><w:t>time, co</w:t><w:softHyphen/><w:t>op</w:t></w:r></w:p>` +
    item('Cut waste') +
    styled('dots', 'Trained four') +
    item('Work').replace('<w:pPr>', '<w:pPr><w:pStyle w:val="h"/>');
  expect(await lines(body, { 'word/styles.xml': styles })).toEqual([
    'Baker\t2019',
    'full\u2011time, co\u00adop',
    '• Cut waste',
    '• Trained four',
    'Work',
  ]);
});

const WORK = ['Work', 'Baker, Rye & Co., 2019', 'Cut waste'];
const SIDE = ['Education', 'Diploma in Baking', 'Leeds'];

test('columns that a table makes are read one after the other, in one row or in many', async () => {
  const inMany = rows(...WORK.map((line, at) => [cell(paragraph(line)), cell(paragraph(SIDE[at]!))]));
  const inOne = rows([cell(...WORK.map(paragraph)), cell(...SIDE.map(paragraph))]);
  for (const table of [inMany, inOne])
    expect((await lines(table)).filter((line) => line !== '')).toEqual([...WORK, ...SIDE]);
});

test('dates and headings in a table’s margin stand with what they belong to', async () => {
  const table = rows(
    [cell(paragraph('Work')), cell(paragraph('Baker, Rye & Co.'), item('Cut waste'))],
    [cell(paragraph('2015 – 2019')), cell(paragraph('Cook, Mill Inn'), item('Fed 90'))],
  );
  expect(await lines(table)).toEqual([
    '',
    'Work',
    'Baker, Rye & Co.',
    '• Cut waste',
    '2015 – 2019\tCook, Mill Inn',
    '• Fed 90',
  ]);
});

test('a cell over several rows or columns leaves the others in their columns', async () => {
  const table = rows(
    [merged('<w:vMerge w:val="restart"/>', ...SIDE.map(paragraph)), cell(paragraph(WORK[0]!))],
    [merged('<w:vMerge/>', '<w:p/>'), cell(paragraph(WORK[1]!))],
    [merged('<w:vMerge/>', '<w:p/>'), cell(paragraph(WORK[2]!))],
  );
  expect((await lines(table)).filter((line) => line !== '')).toEqual([...SIDE, ...WORK]);
  const across = rows(
    [merged('<w:gridSpan w:val="2"/>', paragraph('Ada'))],
    [cell(paragraph('a')), cell(paragraph('b'))],
  );
  expect(await lines(across)).toEqual(['Ada', 'a\tb']);
});

test('what is nested too deeply is refused', async () => {
  const nested = `${'<w:tbl><w:tr><w:tc>'.repeat(5_000)}${paragraph('a')}${'</w:tc></w:tr></w:tbl>'.repeat(5_000)}`;
  await expect(readDocx(docx(nested))).rejects.toMatchObject({ reason: 'tooDeep' });
});

test('parts that are missing, and relationships that lead out of the file, are no fault', async () => {
  const external = relationships(['header', 'https://example.com/top.xml']).replace(
    '/>',
    ' TargetMode="External"/>',
  );
  expect(await lines(paragraph('Baker'), { [RELATED]: external })).toEqual(['Baker']);
  expect(await lines(paragraph('Baker'), { [RELATED]: relationships(['header', 'gone.xml']) })).toEqual([
    'Baker',
  ]);
});
