import { DOCUMENT_FILE } from '@pythia/contracts/limits.ts';
import { expect, test } from 'vitest';
import { briefingDocx, briefingMarkdown, longPdf, reportPdf } from '../testing/document-files.ts';
import { bombDocx, entitiesDocx, otherZip } from '../testing/docx-files.ts';
import { pdfOfLines } from '../testing/pdf-files.ts';
import { encode } from '../testing/text-files.ts';
import { readDocumentFile } from './read-document-file.ts';

/** Headings and first words. */
const outline = async (file: Uint8Array) =>
  (await readDocumentFile(file)).sections.map(({ path, text }) => [path.join(' › '), text.slice(0, 20)]);

test('Markdown is cut at its headings, and what only looks like one in code is none', async () => {
  expect(await outline(briefingMarkdown())).toEqual([
    ['', 'Before any heading.'],
    ['Aldermoor Water', 'Aldermoor Water supp'],
    ['Aldermoor Water › What we make', 'The **Leakfinder** l'],
    ['Aldermoor Water › What we make › Prices', '- 40 pounds a month'],
    ['Aldermoor Water › Outlook', 'We open a works in 2'],
  ]);
  expect((await readDocumentFile(briefingMarkdown())).sections.at(-1)?.text).toContain('# no heading');
});

test('a PDF is cut where its print is larger or a number stands, and pages without text are named', async () => {
  expect(await outline(await reportPdf())).toEqual([
    ['Annual report of Aldermoor Water', 'Aldermoor Water supp'],
    ['Annual report of Aldermoor Water › What we make', 'The Leakfinder liste'],
    ['Annual report of Aldermoor Water › What we make › 2.1 Prices', 'It costs 40 pounds a'],
  ]);
  const { kind, pages, unread } = await readDocumentFile(await reportPdf());
  expect({ kind, pages, unread }).toEqual({ kind: 'pdf', pages: 3, unread: { pages: [2], rest: false } });
});

test('a Word document is cut at its styles of headings, in whatever language; those within a table are none', async () => {
  expect(await outline(briefingDocx())).toEqual([
    ['Aldermoor Water', 'Aldermoor Water supp'],
    ['Aldermoor Water › What we make', 'Leakfinder\tlistens t'],
  ]);
  expect(await readDocumentFile(briefingDocx())).toMatchObject({ kind: 'docx', pages: null });
});

test('text without headings is cut between its paragraphs', async () => {
  const paragraph = 'They sell water and they sell pipes. '.repeat(20).trim(); // 140 words
  const { kind, sections } = await readDocumentFile(encode([paragraph, paragraph, paragraph].join('\n\n')));
  expect([kind, sections.map(({ path, text }) => [path, text])]).toEqual([
    'text',
    [paragraph, paragraph, paragraph].map((text) => [[], text]),
  ]);
});

test('what is written without spaces is cut too, and nothing of it is lost', async () => {
  const text = '私たちは九つの谷に水を届けます。漏れは夜に聞きます。'.repeat(1_000);
  const { sections } = await readDocumentFile(encode(text));
  expect(sections.map(({ text: part }) => part.replaceAll('\n', '')).join('')).toBe(text);
  expect(Math.max(...sections.map(({ text: part }) => part.length))).toBeLessThanOrEqual(200 * 40);
});

test('a paragraph beyond a section’s length is cut between sentences, and a sentence between words', async () => {
  const { sections } = await readDocumentFile(
    encode(`${'We sell pipes. '.repeat(100)}\n\n${'water '.repeat(450)}`),
  );
  const lengths = sections.map(({ text }) => text.split(/\s+/).length);
  expect(lengths).toEqual([198, 102, 200, 200, 50]);
  expect(sections[0]!.text).toMatch(/pipes\.$/);
});

test('text is cut at the lines that stand above others as headings do, below its title', async () => {
  const text = `River trust: report

What we are for

We look after ninety kilometres of the river.

1.2 Fish and wildlife
The fish pass opened in June. A counter has seen salmon.

Risks:

The grant ends in March.
`;
  expect(await outline(encode(text))).toEqual([
    ['River trust: report › What we are for', 'We look after ninety'],
    ['River trust: report › 1.2 Fish and wildlife', 'The fish pass opened'],
    ['River trust: report › Risks', 'The grant ends in Ma'],
  ]);
});

test('what greets, what labels a value and a single line of a letter are no headings', async () => {
  const text = `Dear Sir,\n\nI write about the post.\n\nStart: 1 May\n\nThe salary is fair.\n\nYours sincerely\n\nJo`;
  expect(await outline(encode(text))).toEqual([['', 'Dear Sir,\n\nI write a']]);
});

test('JSON and other text are text as they stand', async () => {
  expect(await outline(encode('{"price": 40}'))).toEqual([['', '{"price": 40}']]);
});

test('what is longer than is kept says that there is more', async () => {
  const long = await readDocumentFile(encode('We sell pipes.\n\n'.repeat(20_000)));
  const characters = long.sections.reduce((sum, { text }) => sum + text.length, 0);
  expect(characters).toBeLessThanOrEqual(DOCUMENT_FILE.maxCharacters);
  expect(characters).toBeGreaterThan(DOCUMENT_FILE.maxCharacters * 0.8);
  expect(long.unread.rest).toBe(true);
});

test('headings without an end are so many sections, each with a short path', async () => {
  const { sections, unread } = await readDocumentFile(encode('# a\nb\n'.repeat(9_000)));
  expect([sections.length, unread.rest]).toEqual([DOCUMENT_FILE.maxSections, true]);
  const deep = Array.from({ length: 30 }, (_, at) => `${'#'.repeat((at % 6) + 1)} ${'h'.repeat(500)}\nx`);
  for (const { path } of (await readDocumentFile(encode(deep.join('\n')))).sections) {
    expect(path.length).toBeLessThanOrEqual(DOCUMENT_FILE.deepest);
    expect(path.every((heading) => heading.length <= DOCUMENT_FILE.longestHeading)).toBe(true);
  }
});

test('a PDF of more pages than a résumé may have is read', async () => {
  const { pages, unread } = await readDocumentFile(await longPdf(60));
  expect([pages, unread]).toEqual([60, { pages: [], rest: false }]);
});

test('a PDF in one size has no headings', async () => {
  const { sections } = await readDocumentFile(await pdfOfLines(['They sell pipes.', '1. Pipes', '2. Water']));
  expect(sections.map(({ path }) => path)).toEqual([[]]);
});

test.each([
  ['nothing', new Uint8Array(), 'noText'],
  ['headings alone', encode('# Aldermoor\n\n## Water'), 'noText'],
  ['bytes', new Uint8Array(100), 'unknown'],
  ['another zip', otherZip(), 'unknown'],
  ['a DOCX that unpacks to too much', bombDocx(25), 'tooLargeUnpacked'],
  ['a DOCX with entities', entitiesDocx(), 'broken'],
])('%s: refused', async (_what, file, reason) => {
  await expect(readDocumentFile(file)).rejects.toMatchObject({ reason });
});
