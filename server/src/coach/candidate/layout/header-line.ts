import { isKnownWord } from '#coach/language/read-text.ts';
import type { JobPart } from '../labels/label.ts';
import { startsWithVerb, verbForm } from '../speech/verbs.ts';
import { findDates, withoutDates } from './date-range.ts';
import { isLocation } from './locations.ts';
import { namesOrganisation, namesTitle, namesTrade } from './titles.ts';

/** As written. */
export type JobHeader = Partial<Record<JobPart, string>>;

interface Field {
  text: string;
  kind: 'role' | 'organisation' | 'name' | 'place';
}

const MOST_WORDS = 16;
const MOST_IN_A_PART = 7;
const MOST_CHARACTERS = 240;
const SMALL = /^(?:of|the|and|for|at|in|de|der|die|und|&|to|du|la|am|im|an|von|zu)$/i;
/** `Position: Night Auditor` */
const FORM: readonly [JobPart, RegExp][] = [
  [
    'employer',
    /^(?:company|employer|organi[sz]ation|firma|arbeitgeber|entreprise|empresa)\s?:\s+(\S.{0,100})$/iu,
  ],
  ['role', /^(?:position|job title|title|role|stelle|poste|puesto)\s?:\s+(\S.{0,100})$/iu],
  ['dates', /^(?:period|dates?|duration|zeitraum|période|fechas)\s?:\s+(\S.{0,100})$/iu],
];
const CONNECTIVE = /^(?:and )?(?:then|now|later|currently|before that|after that),?\s+(?=\p{L})/iu;
/** `Telvia, Lisbon. Account Executive, 2019 – 2021.` */
const IN_SENTENCES = /(?<!\b(?:Inc|Ltd|Corp|Bros|Co|Dept|Univ|St))\.\s+(?=\p{Lu}|(?:19|20)\d\d)/u;
const ABBREVIATED = /\b(?:Inc|Ltd|Corp|Bros|Co|Dept|Univ)\.$/i;
const TOLD =
  /^[^,|\t]{2,40}:\s|[!?;]$|\p{Ll}{3}\.(?:\s|$)|\b(?:I|we|my|was|were|is|are|had|has|which|who|that|when|because)\b|^(?:Winner|Runner-up|Finalist|Recipient|Nominee)\b/u;
const SEPARATOR = /\s*[|·\t]\s*|\s+[–—-]\s+|\s+@\s+|\s*;\s+|\s{2,}|,\s+(?!(?:Inc|Ltd|LLC|Corp|Co|LLP|PLC)\b)/;
/** `2019 | Present` */
const PRESENT_CELL = /^\s*[|\t]\s*(?:present|now|current|today|to date)\b/i;
/** `Telvia: Account Executive (2019 – 2021)` */
const BEFORE_TITLE = /^(\p{Lu}[^,|\t:]{1,39}):\s+(?=\p{Lu}.*\d{4})/u;
const BRACKETS = /\s?\([^()]*\)/g;
const REMARK =
  /^(?:(?:full|part)[ -]?time|permanent|temporary|contract|remote|hybrid|on-?site|fixed[- ]term|seasonal|various(?: \p{L}+){0,2}|agency|(?:\d{1,2} (?:yrs?|years?|mos?|months?) ?)+|present|to date|now|current|(?:\d[\d,.]*\s\p{Ll}+(?:(?:,| and)?\s|$))+|(?:(?:supervis|mentor|tutor|advis)(?:ed by|[eo]rs?)|mentors?):? (?:Dr|Prof(?:essor)?|Mrs?|Ms)\b(?!.*\b(?:I|my)\b).*)$/iu;
/** "Full-time", "64 buses 150 drivers", `Fenbridge · Hybrid`: neither title nor employer. */
export const isRemark = (text: string): boolean =>
  REMARK.test(text) || /^[\p{L} ,'-]{2,40} [·|] (?:hybrid|remote|on-?site)$/iu.test(text);
const FIRM =
  /\b(?:ltd|inc|llc|llp|gmbh|plc)\b|\s(?:hotel|hospital|clinic|school|college|university|academy|council|bank|bakery|restaurant|caf[eé]|trust|agency|museum|theatre|church|nursery|charity|company|association|(?:&|and) (?:sons|co))\.?$/i;

/** `Senior Baker, Rye & Co., Leeds, Mar 2019 – present`; undefined for sentences. */
export function readHeader(text: string): JobHeader | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  for (const [part, form] of FORM) {
    const said = form.exec(text)?.[1];
    if (said !== undefined) return { [part]: said };
  }
  const bare = text.replace(CONNECTIVE, '').replace(/:$/, '').replace(BEFORE_TITLE, '$1 | ');
  const parts = bare.split(IN_SENTENCES);
  const line = withoutStop(
    parts.every((part) => part.split(' ').length <= MOST_IN_A_PART) ? parts.join(' | ') : bare,
  );
  const dates = findDates(line);
  const rest = withoutDates(line, dates);
  if (!looksLikeHeader(rest, dates.length > 0)) return undefined;
  const header = partsOf(fieldsIn(rest));
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return header;
  const open = PRESENT_CELL.exec(line.slice(last.end))?.[0] ?? '';
  return { ...header, dates: line.slice(first.at, last.end) + open };
}

const withoutStop = (line: string): string => (ABBREVIATED.test(line) ? line : line.replace(/\.$/, ''));

function looksLikeHeader(rest: string, isDated: boolean): boolean {
  const words = rest.replace(BRACKETS, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.&/+-]*/gu) ?? [];
  if (words.length === 0) return isDated;
  if (words.length > MOST_WORDS || tells(rest)) return false;
  const isKnown = namesTitle(rest) || namesOrganisation(rest);
  const parts = rest.replace(BRACKETS, ' ').split(/[,|\t]/);
  const begins = /^\p{Lu}/u.test(rest) || namesTitle(parts[0]!);
  const isInParts = parts.length > 1 && begins && parts.every(isShort);
  if (isDated && isKnown && (words.length <= 5 || isInParts)) return true;
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word) || SMALL.test(word));
  return isDated
    ? capitals.length >= words.length / 2
    : isKnown && words.length <= 10 && capitals.length >= words.length * 0.7;
}

const isShort = (part: string): boolean => isRemark(part.trim()) || part.trim().split(/\s+/).length <= 3;

/** `Lead Engineer` is a title despite its verb, `Cressing Garden Supplies` a name. */
function tells(rest: string): boolean {
  if (TOLD.test(rest) && !ABBREVIATED.test(rest)) return true;
  if (!startsWithVerb(rest)) return false;
  const first = rest.split(/\s(?:at|@)\s/, 1)[0]!.split(SEPARATOR, 1)[0]!;
  const form = verbForm(rest);
  const isName =
    /^(?:\p{Lu}\S*(?: of| and)?(?:\s|$)){2,4}$/u.test(first) && (namesTitle(first) || form === 'ing');
  return !isName || form === 'past';
}

function fieldsIn(rest: string): Field[] {
  const at = /^(.{2,80}?)\s(?:at|@|bei|chez)\s(.+)$/iu.exec(rest.replaceAll('\t', ' ').trim());
  if (at) {
    const [employer, ...others] = cut(at[2]!);
    const named: Field[] = employer
      ? [{ ...employer, kind: employer.kind === 'place' ? 'place' : 'organisation' }]
      : [];
    return [{ text: tidy(at[1]!), kind: 'role' }, ...named, ...others];
  }
  const bare = cut(rest.replace(BRACKETS, ' '));
  return bare.length > 1 ? bare : cut(rest.replace(/[()]/g, ' | '));
}

const cut = (text: string): Field[] =>
  text
    .split(SEPARATOR)
    .map(tidy)
    .filter((part) => /\p{L}{2}/u.test(part) && !isRemark(part))
    .map((part) => ({ text: part, kind: kindOf(part) }));

function kindOf(part: string): Field['kind'] {
  if (isLocation(part)) return 'place';
  if (namesTitle(part) && (!FIRM.test(part) || /\bof\b/.test(part)) && !namesPeople(part)) return 'role';
  return namesOrganisation(part) || namesPeople(part) ? 'organisation' : 'name';
}

/** `Foster Architects` */
function namesPeople(part: string): boolean {
  const last = part.lastIndexOf(' ') + 1;
  return last > 0 && namesTrade(part.slice(last)) && !namesTitle(part.slice(0, last));
}

/** Without a known title the first of two names is one: `Bookseller, Quill and Candle`. */
function partsOf(fields: readonly Field[]): JobHeader {
  const names = fields.filter(
    ({ kind, text }) => (kind === 'name' || kind === 'organisation') && /^[\p{Lu}\d]/u.test(text),
  );
  const titled = fields.find(({ kind }) => kind === 'role');
  const firm = names.find(({ kind }) => kind === 'organisation');
  const role = titled ?? (names.length > 1 && !firm ? names[0] : undefined);
  const employer = firm ?? names.find((name) => name !== role);
  const place = fields.find(({ kind }) => kind === 'place');
  return {
    ...(role && { role: role.text }),
    ...(employer && { employer: employer.text }),
    ...(place && { place: place.text }),
  };
}

/** May be a department: `Payments`. */
export const isEveryday = (text: string): boolean =>
  text.split(/\s+/).every((word) => isKnownWord(word.toLowerCase()));

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:|()–—*-]+|[\s,;:|()–—*-]+$/g, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .replace(/\s+/g, ' ');

/** Of a line that names nothing else: `Tessel Mobility, Bristol`, not `Galway, Ireland`. */
export function employerIn(line: string): string | undefined {
  const [first, ...others] = fieldsIn(line);
  const isTown = first?.kind === 'name' && others.some(({ kind }) => kind === 'place');
  return first && !isTown ? partsOf([first]).employer : undefined;
}
