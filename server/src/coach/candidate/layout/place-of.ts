import { isKnownWord } from '#coach/language/read-text.ts';
import type { Place } from '../candidate.ts';
import { keepsCapital } from '../speech/proper.ts';
import { type HeaderField, type HeaderLine, readHeaderLine } from './header-line.ts';
import { isCountryOrCode } from './locations.ts';

export const NOWHERE: Place = {
  employer: '',
  title: '',
  from: '',
  to: '',
  isCurrent: false,
  isDoubtful: false,
};

/** `slot`: employer's position in the header, alike in most headers of a résumé. */
export interface FoundPlace {
  place: Place;
  slot: string;
  isPlain: boolean;
}

interface Contender {
  field: HeaderField;
  row: readonly HeaderField[];
  index: number;
  leads: boolean;
  slot: string;
  weight: number;
}

const WEIGHT = {
  organisation: 8,
  usualSlot: 6,
  leads: 3,
  leadsBelow: 2,
  besideTitle: 2,
  first: 1,
  beforeComma: 1,
  everydayWords: -4,
  likeTown: -2,
  inColumnOfDates: -9,
};
const SURE = 2;

export function placeOf(header: readonly HeaderLine[], usualSlot?: string): FoundPlace {
  const lines = withTitle(header, usualSlot);
  const [best, next] = contendersIn(lines, usualSlot).toSorted((one, other) => other.weight - one.weight);
  const title = lines.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'title');
  const dates = lines.find((line) => line.dates !== undefined)?.dates;
  const isPlain = best?.field.kind === 'organisation';
  const isSure =
    best === undefined ||
    isPlain ||
    best.slot === usualSlot ||
    (isSupported(best, usualSlot) && best.weight - (next?.weight ?? -Infinity) >= SURE);
  return {
    place: {
      employer: best?.field.text ?? '',
      title: inLetters((title ?? titleBefore(best))?.text ?? ''),
      from: dates?.from ?? '',
      to: dates?.to ?? '',
      isCurrent: dates?.isCurrent ?? false,
      isDoubtful: !isSure,
    },
    slot: best?.slot ?? '',
    isPlain,
  };
}

export function readHeader(line: string): Place | undefined {
  const header = readHeaderLine(line);
  return header && placeOf([header]).place;
}

/** Title by position, not form: `Bookseller, Quill and Candle`. */
function withTitle(lines: readonly HeaderLine[], usualSlot: string | undefined): readonly HeaderLine[] {
  const fields = lines.flatMap((line) => line.fields);
  const names = fields.filter(({ kind }) => kind === 'name' || kind === 'organisation');
  if (usualSlot === undefined || names.length < 2 || fields.some(({ kind }) => kind === 'title'))
    return lines;
  const title = usualSlot.startsWith('-1') ? lines[1]?.fields[0] : names[0];
  if (title?.kind === 'organisation') return lines;
  return lines.map((line) => ({
    ...line,
    fields: line.fields.map((field) => (field === title ? { ...field, kind: 'title' as const } : field)),
  }));
}

function contendersIn(lines: readonly HeaderLine[], usualSlot: string | undefined): Contender[] {
  const titleAt = lines.findIndex(({ fields }) => fields.some(({ kind }) => kind === 'title'));
  const dateColumn = lines.find((line) => line.dateColumn !== undefined)?.dateColumn;
  let ordinal = 0;
  return lines.flatMap(({ fields }, at) => {
    const row = fields.filter(({ kind }) => kind !== 'title');
    const titleIn = fields.findIndex(({ kind }) => kind === 'title');
    const hasColumns = new Set(fields.map(({ column }) => column)).size > 1;
    return row.flatMap((field, index) => {
      const leads = titleIn < 0 || fields.indexOf(field) < titleIn;
      const slot = titleAt < 0 ? '' : `${Math.sign(at - titleAt)}:${ordinal++}`;
      if (!mayBeName(field)) return [];
      const weights = [
        field.kind === 'organisation' && WEIGHT.organisation,
        slot === usualSlot && WEIGHT.usualSlot,
        leads
          ? at > titleAt
            ? WEIGHT.leadsBelow
            : WEIGHT.leads
          : !field.isBehindComma && WEIGHT.besideTitle,
        index === 0 && WEIGHT.first,
        row[index + 1]?.isBehindComma && WEIGHT.beforeComma,
        isEveryday(field.text) && WEIGHT.everydayWords,
        isLikeTown(row, index) && WEIGHT.likeTown,
        hasColumns && field.column === dateColumn && WEIGHT.inColumnOfDates,
      ];
      const weight = weights.reduce<number>((sum, one) => sum + (one || 0), 0);
      return { field, row, index, leads, slot, weight };
    });
  });
}

const UNEMPLOYED =
  /\b(?:freelance|freelancer|self-employed|sole trader|(?:career|family) break|sabbatical|gap year|(?:maternity|paternity|parental|family|carer['’]?s) leave|full-time (?:parent|mother|father|carer))\b/i;

export const hasNoEmployer = ({ fields }: HeaderLine): boolean =>
  fields.some(({ text }) => UNEMPLOYED.test(text));

/** `Night shift` is no name. */
const mayBeName = ({ kind, text }: HeaderField): boolean =>
  kind === 'organisation'
    ? /[\p{Lu}\d]/u.test(text)
    : kind === 'name' &&
      /[\p{Lu}\d]/u.test(text) &&
      !/(?:^|\s)\p{Ll}{4}/u.test(text) &&
      !UNEMPLOYED.test(text);

/** `Galway, Ireland` */
const isLikeTown = (row: readonly HeaderField[], index: number): boolean =>
  index + 2 === row.length && isCountryOrCode(row[index + 1]!.text);

/**
 * Everyday words may be a department, names behind a title a town; `Engineer, Contoso, 2015 – 2020` has no
 * other candidate.
 */
function isSupported({ field, row, index, leads }: Contender, usualSlot: string | undefined): boolean {
  if (isEveryday(field.text) || isLikeTown(row, index)) return false;
  if (leads || index + 1 < row.length) return true;
  return usualSlot?.startsWith('-1') !== true;
}

function titleBefore(best: Contender | undefined): HeaderField | undefined {
  const before = best?.row[best.index - 1];
  return before?.kind === 'name' && !keepsCapital(before.text.split(' ', 1)[0]!) ? before : undefined;
}

export const isEveryday = (text: string): boolean =>
  text.split(/\s+/).every((word) => isKnownWord(word.toLowerCase()));

const ACRONYM =
  /^(?:[IVX]+|HR|IT|SRE|QA|UX|UI|AI|ML|CEO|CTO|CFO|COO|PA|PR|SEO|RN|HGV|LGV|NHS|ICU|GP|VP|DBA|BI|SEN|TA|UK|US|EU|SAP|CNC|ICT|EAL|HCA|AWS|PHP|SQL|DJ|TV)$/;

/** `HEAD OF MATHS` in small letters, acronyms aside; the last title of `Clerk → Manager`. */
export function inLetters(written: string): string {
  const title = written.split(/\s?(?:→|->)\s?/).at(-1)!;
  if (/\p{Ll}/u.test(title) || title.length < 5) return title;
  return title.replace(/\p{L}+/gu, (word) => {
    if (ACRONYM.test(word)) return word;
    return /^(?:OF|AND|THE|FOR|IN)$/.test(word) ? word.toLowerCase() : word[0]! + word.slice(1).toLowerCase();
  });
}
