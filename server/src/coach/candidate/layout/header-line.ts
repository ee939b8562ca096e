import { startsWithVerb, verbForm } from '../speech/verbs.ts';
import { type DateRange, datesOf, findDates, withoutDates } from './date-range.ts';
import { isCountryOrCode, isLocation } from './locations.ts';
import { namesOrganisation, namesTitle, namesTrade } from './titles.ts';

/** `organisation` by its form or the "at" before it; a `name` may be an employer, town or department. */
export interface HeaderField {
  text: string;
  kind: 'title' | 'organisation' | 'name' | 'location';
  column: number;
  isBehindComma: boolean;
}

export interface HeaderLine {
  fields: HeaderField[];
  dates: Pick<DateRange, 'from' | 'to' | 'isCurrent'> | undefined;
  dateColumn: number | undefined;
  source?: string;
}

const MAX_WORDS = 16;
const MAX_LENGTH = 240;
const SMALL = /^(?:of|the|and|for|at|in|de|der|die|und|&|to|du|la|am|im|an|von|zu)$/i;
const LABELLED = /^[^,|\t]{2,40}:\s/;
/** `Telvia: Account Executive (2019 – 2021)` */
const BEFORE_TITLE = /^(\p{Lu}[^,|\t:]{1,39}):\s+(.+)$/u;
const CONNECTIVE = /^(?:and )?(?:then|now|later|currently|before that|after that),?\s+(?=\p{L})/iu;
const ENDED = /[!?;]$|\p{Ll}{3}\.(?:\s|$)/u;
const SPOKEN = /\b(?:I|we|my|was|were|is|are|had|has|which|who|that|when|because)\b/;
/** `Winner, Driver of the Year` */
const WON = /^(?:winner|runner-up|finalist|recipient|nominee)\b/i;
const SEPARATOR = /\s*[|·]\s*|\s+[–—-]\s+|\s+@\s+|\s*;\s+|\s{2,}/;
const COMMA = /,\s+(?!(?:Inc|Ltd|LLC|Corp|Co|LLP|PLC)\b)/;
const BRACKETS = /\s?\([^()]*\)/g;

/** `Senior Baker, Rye & Co., Leeds, Mar 2019 – present`; undefined for sentences. */
export function readHeaderLine(text: string): HeaderLine | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const line = withoutStop(text.replace(CONNECTIVE, '')).replace(
    BEFORE_TITLE,
    (label, name: string, rest: string) =>
      isTitle(rest.split(/[,(|]/, 1)[0]!) && findDates(rest).length > 0 ? `${name} | ${rest}` : label,
  );
  const found = findDates(line);
  const rest = withoutDates(line, found);
  if (!looksLikeHeader(rest, found.length > 0)) return undefined;
  const fields = fieldsIn(rest);
  const dates = datesOf(line, found);
  return dates === undefined && fields.length === 0
    ? undefined
    : { fields, dates, dateColumn: found[0] && columnOf(line, found[0]) };
}

export function readBareName(text: string): HeaderLine | undefined {
  const line = withoutStop(text);
  if (line.length > MAX_LENGTH) return undefined;
  const words = line.split(/\s+/);
  const isName =
    words.length <= 8 &&
    words.every((word) => /^[\p{Lu}\d(]|^(?:of|the|and|de|[&|·–-])$/u.test(word)) &&
    !/[.;!?]$|:/.test(line.replace(BRACKETS, ''));
  // "Cressing Garden Supplies" is a name despite its "-ing".
  if (!isName || (startsWithVerb(line) && verbForm(line) !== 'ing')) return undefined;
  const fields = fieldsIn(line);
  return fields.length === 0 ? undefined : { fields, dates: undefined, dateColumn: undefined };
}

const ABBREVIATED = /\b(?:Inc|Ltd|Corp|Bros|Co|Dept|Univ)\.$/i;
const withoutStop = (line: string): string => (ABBREVIATED.test(line) ? line : line.replace(/\.$/, ''));

const columnOf = (line: string, { at }: DateRange): number | undefined =>
  line.includes('\t') ? line.slice(0, at).split('\t').length - 1 : undefined;

function looksLikeHeader(rest: string, isDated: boolean): boolean {
  const bare = isDated ? rest : rest.replace(BRACKETS, ' ');
  const words = bare.match(/[\p{L}\p{N}][\p{L}\p{N}'’.&/+-]*/gu) ?? [];
  if (words.length === 0) return isDated;
  if (words.length > MAX_WORDS || speaks(rest)) return false;
  const known = namesTitle(rest) || namesOrganisation(rest);
  if (isDated && known && words.length <= 5) return true;
  const parts = rest.replace(BRACKETS, ' ').split(/[,|\t]/);
  const beginsTitle = /^\p{Lu}/u.test(rest) || namesTitle(parts[0]!);
  if (isDated && known && beginsTitle && parts.length > 1 && parts.every(isShort)) return true;
  if (
    known &&
    namesTitle(words.slice(0, 2).join(' ')) &&
    words.length <= 4 &&
    !/[.\d]/.test(rest) &&
    /^\p{Lu}/u.test(rest) &&
    words.slice(0, 2).some((word, place) => place > 0 && namesTitle(word))
  )
    return true;
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word) || SMALL.test(word));
  return isDated
    ? capitals.length >= words.length / 2
    : known && words.length <= 10 && capitals.length >= words.length * 0.7;
}

const isShort = (part: string): boolean => COUNTS.test(part.trim()) || part.trim().split(/\s+/).length <= 3;

/** Verb, label or full stop; `Lead Engineer` is a title despite its verb. */
function speaks(rest: string): boolean {
  if (LABELLED.test(rest) || SPOKEN.test(rest) || WON.test(rest)) return true;
  if (ENDED.test(rest) && !ABBREVIATED.test(rest)) return true;
  if (!startsWithVerb(rest)) return false;
  const first = tidy(
    rest
      .split(/\s(?:at|@)\s/, 1)[0]!
      .split(SEPARATOR, 1)[0]!
      .split(COMMA, 1)[0]!,
  );
  const isTitle = namesTitle(first) && /^(?:\p{Lu}\S*(?: of| and)?(?:\s|$)){2,4}$/u.test(first);
  return !isTitle || verbForm(rest) === 'past';
}

/** "Full-time", "temporary": neither title nor employer. */
const REMARK =
  /^(?:(?:full|part)[ -]?time|permanent|temporary|contract|remote|hybrid|on-?site|fixed[- ]term|seasonal|zero[- ]hours?|freelance contract|various.*|agency|\d{1,2} (?:yrs?|years?)(?: \d{1,2} (?:mos?|months?))?|\d{1,2} (?:mos?|months?)|present|to date|now|current)$/i;

const SUPERVISOR =
  /^(?:supervis\p{L}+|mentor\p{L}*|tutor|advis[eo]r|reporting to|under)\b.*\b(?:Dr|Prof|Professor|Mr|Mrs|Ms)\.? \p{Lu}/iu;

/** "64 buses 150 drivers" */
const COUNTS = /^\d[\d,.]*\s\p{Ll}+(?:(?:,? and|,)?\s\d[\d,.]*\s\p{Ll}+)*$/u;

export const isRemark = (text: string): boolean =>
  [REMARK, SUPERVISOR, COUNTS].some((remark) => remark.test(text.trim()));

function fieldsIn(rest: string): HeaderField[] {
  const at = /^(.{2,80}?)\s(?:at|@|bei|chez)\s(.+)$/iu.exec(rest.replaceAll('\t', ' ').trim());
  if (at) {
    const [employer, ...others] = cut(at[2]!);
    const title: HeaderField = { text: tidy(at[1]!), kind: 'title', column: 0, isBehindComma: false };
    if (employer === undefined) return [title];
    const kind = employer.kind === 'location' ? 'location' : 'organisation';
    return [title, { ...employer, kind }, ...others];
  }
  const bare = cut(rest.replace(BRACKETS, ' '));
  const fields = bare.length > 1 ? bare : cut(rest.replace(/[()]/g, ' | '));
  return fields.length === 1 ? splitName(fields[0]!) : fields;
}

function cut(text: string): HeaderField[] {
  return text.split('\t').flatMap((cell, column) =>
    cell.split(SEPARATOR).flatMap((stretch) =>
      stretch
        .split(COMMA)
        .map(tidy)
        .filter((part) => /\p{L}{2}/u.test(part) && !isRemark(part))
        .map((part, place): HeaderField => ({
          text: part,
          kind: kindOf(part, place > 0),
          column,
          isBehindComma: place > 0,
        })),
    ),
  );
}

function kindOf(part: string, isBehindComma: boolean): HeaderField['kind'] {
  if (isLocation(part) || (isBehindComma && isCountryOrCode(part))) return 'location';
  if (isTitle(part)) return 'title';
  return namesOrganisation(part) || namesPeople(part) ? 'organisation' : 'name';
}

const FIRM =
  /\b(?:ltd|inc|llc|llp|gmbh|plc)\b|\s(?:hotel|hospital|clinic|school|college|university|academy|council|bank|bakery|restaurant|caf[eé]|trust|agency|museum|theatre|church|nursery|charity|company|association|(?:&|and) (?:sons|co))\.?$/i;

/**
 * `Grisdale Partners LLP`, `Foster Architects` and `Baker Street Hotel` are no titles; `Head of School` is.
 */
const isTitle = (part: string): boolean =>
  namesTitle(part) && (!FIRM.test(part) || /\bof\b/.test(part)) && !namesPeople(part);

function namesPeople(part: string): boolean {
  const last = part.lastIndexOf(' ') + 1;
  return last > 0 && namesTrade(part.slice(last)) && !namesTitle(part.slice(0, last));
}

/** `Administrator Brightwater Temps` */
function splitName(field: HeaderField): HeaderField[] {
  const words = field.text.split(' ');
  const first = words.findIndex((word) => namesTitle(word));
  const next = words.findIndex((word, index) => index > first && !namesTitle(word));
  const last = first < 0 || next < 0 ? -1 : next - 1;
  const behind = words.slice(last + 1);
  const isEmployer =
    last >= 0 &&
    behind.length >= 2 &&
    behind.every((word) => /^[\p{Lu}\d&]/u.test(word)) &&
    !/^[IVX]+$/.test(behind[0]!) &&
    (behind.at(-1)!.endsWith('s') || !namesTitle(behind.at(-1)!));
  if (!isEmployer) return [field];
  return [
    { ...field, text: words.slice(0, last + 1).join(' '), kind: 'title' },
    { ...field, text: behind.join(' '), kind: 'organisation' },
  ];
}

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:|()–—*-]+|[\s,;:|()–—*-]+$/g, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .replace(/\s+/g, ' ');
