import type { Reason } from '../refusal.ts';
import * as docx from './docx-files.ts';
import * as pdf from './pdf-files.ts';
import { ADA, DMITRIY, ELENI, type WrittenPerson } from './people.ts';
import * as texts from './text-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Expected content, or refusal. */
export interface Sample {
  what: string;
  file: () => Bytes | Promise<Bytes>;
  holds: { name: string; education: readonly string[]; work: readonly string[] } | Reason;
}

const holds = ({ name, education, work, skills }: WrittenPerson) => ({
  name,
  education,
  work: [...work.flatMap(({ header, dates, bullets }) => [`${header} ${dates}`, ...bullets]), ...skills],
});

/** The date comes first. */
const dated = ({ name, education, work }: WrittenPerson) => ({
  name,
  education: education.map((line) => line.replace(/^(.*), (\d{4})$/, '$2 $1')),
  work: work.flatMap(({ header, dates, bullets }) => [`${dates} ${header}`, ...bullets]),
});

const withoutSkills = (person: WrittenPerson) => holds({ ...person, skills: [] });
const ENCRYPTED = { userPassword: 'secret', ownerPassword: 'more' };
/** One grey point. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAfoSQvgAAAABJRU5ErkJggg==',
  'base64',
);

const firstHalf = (file: Bytes): Bytes => file.slice(0, file.length / 2);

export const SAMPLES: readonly Sample[] = [
  { what: 'PDF, one column', file: () => pdf.oneColumn(ADA), holds: holds(ADA) },
  { what: 'PDF, two columns, the side at the left', file: () => pdf.twoColumns(ADA), holds: holds(ADA) },
  {
    what: 'PDF, two columns, the side at the right',
    file: () => pdf.sidebarAtTheRight(ADA),
    holds: holds(ADA),
  },
  { what: 'PDF, dates in a table', file: () => pdf.table(ADA), holds: dated(ADA) },
  {
    what: 'PDF, capitals, dates at the right',
    file: () => pdf.datesAtTheRight(ADA),
    holds: withoutSkills(ADA),
  },
  {
    what: 'PDF, ligatures and broken words',
    file: pdf.ligaturesAndHyphens,
    holds: {
      name: ADA.name,
      education: ['Certificate in Baking, Leeds City College, 2015'],
      work: [
        'Office baker, Rye & Co., 2019 – 2023',
        'Efficient traffic of flour: a full-time reflection on the workflow of the office that served many customers at once.',
      ],
    },
  },
  {
    what: 'PDF, three pages with heads and feet',
    file: () => pdf.threePages(ADA),
    holds: withoutSkills(ADA),
  },
  { what: 'PDF, Cyrillic', file: () => pdf.oneColumn(DMITRIY), holds: holds(DMITRIY) },
  { what: 'PDF, Greek, two columns', file: () => pdf.twoColumns(ELENI), holds: holds(ELENI) },
  {
    what: 'PDF, printing locked but open to read',
    file: () => pdf.oneColumn(ADA, { ownerPassword: 'more' }),
    holds: holds(ADA),
  },
  { what: 'DOCX, paragraphs and lists', file: () => docx.listedDocx(), holds: holds(ADA) },
  { what: 'DOCX, tables', file: () => docx.tableDocx(), holds: withoutSkills(ADA) },
  { what: 'DOCX, text box, name in the head', file: () => docx.textBoxDocx(), holds: holds(ADA) },
  { what: 'DOCX, changes tracked', file: docx.changedDocx, holds: holds(ADA) },
  { what: 'DOCX, Cyrillic', file: () => docx.listedDocx(DMITRIY), holds: holds(DMITRIY) },
  { what: 'text, UTF-8', file: () => texts.plainTextFile(), holds: holds(ADA) },
  { what: 'text, UTF-16', file: () => texts.utf16(ELENI), holds: holds(ELENI) },
  { what: 'text, Windows-1252', file: () => texts.windows1252(), holds: holds(ADA) },
  { what: 'Markdown', file: () => texts.markdown(), holds: holds(ADA) },
  { what: 'JSON Resume', file: () => texts.jsonResume(), holds: holds(ADA) },
  {
    what: 'JSON Resume, a part of it',
    file: () => texts.partialJsonResume(),
    holds: { name: ADA.name, education: ADA.education.slice(0, 1), work: [] },
  },
  {
    what: 'JSON Resume, of wrong types',
    file: texts.hostileJsonResume,
    holds: { name: '', education: [], work: ['Rye & Co.', 'Baked.'] },
  },
  { what: 'PDF, scanned', file: () => pdf.scanned(POINT), holds: 'scanned' },
  { what: 'PDF, encrypted', file: () => pdf.oneColumn(ADA, ENCRYPTED), holds: 'locked' },
  { what: 'PDF, cut off', file: async () => firstHalf(await pdf.oneColumn(ADA)), holds: 'broken' },
  { what: 'PDF, 51 pages', file: () => pdf.pagesOf(51), holds: 'tooManyPages' },
  { what: 'PDF, blank', file: pdf.blank, holds: 'noText' },
  { what: 'PDF, 256 MB in a stream', file: () => pdf.pdfBomb(1), holds: 'tooLargeUnpacked' },
  { what: 'PDF, 256 MB packed twice', file: () => pdf.pdfBomb(2), holds: 'tooLargeUnpacked' },
  { what: 'PDF, 5 MB of nested brackets', file: pdf.nestedPdf, holds: 'broken' },
  { what: 'PDF, pages in a circle', file: pdf.circular, holds: 'broken' },
  { what: 'DOCX, 25 MB in 25 kB', file: () => docx.bombDocx(25), holds: 'tooLargeUnpacked' },
  { what: 'DOCX, cut off', file: () => firstHalf(docx.listedDocx()), holds: 'broken' },
  { what: 'DOCX, entities', file: docx.entitiesDocx, holds: 'broken' },
  { what: 'another zip', file: docx.otherZip, holds: 'unknown' },
  { what: 'a picture named résumé.pdf', file: () => new Uint8Array(POINT), holds: 'unknown' },
  { what: 'RTF', file: () => texts.encode(String.raw`{\rtf1\ansi Ada Fenwick\par Baker}`), holds: 'unknown' },
  {
    what: 'a web page',
    file: () => texts.encode('<!DOCTYPE html><html><body><h1>Ada Fenwick</h1><p>Baker</p></body></html>'),
    holds: 'unknown',
  },
  { what: 'an empty file', file: () => new Uint8Array(), holds: 'noText' },
  { what: 'other JSON', file: () => texts.encode('{"a": 1}'), holds: 'notJsonResume' },
  { what: 'JSON, cut off', file: () => firstHalf(texts.jsonResume()), holds: 'broken' },
];
