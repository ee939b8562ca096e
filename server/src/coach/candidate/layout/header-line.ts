import { isKnownWord } from '#coach/language/read-text.ts';
import type { Place } from '../candidate.ts';
import { startsWithVerb, verbForm } from '../speech/verbs.ts';
import { findDates, withoutDates } from './date-range.ts';
import { namesOrganisation, namesTitle } from './titles.ts';

const MAX_WORDS = 16;
/** No header is as long: what is read of a line stays the same however long the line is. */
const MAX_LENGTH = 240;
const SMALL = /^(?:of|the|and|for|at|in|de|der|die|und|&|to|du|la|am|im|an|von|zu)$/i;
const LABELLED = /^[^,|\t]{2,40}:\s/;
const ENDED = /[!?;]$|\p{Ll}{3}\.(?:\s|$)/u;
const SPOKEN = /\b(?:I|we|my|was|were|is|are|had|has|which|who|that|when|because)\b/;
/** `Winner, Driver of the Year` is a prize. */
const WON = /^(?:winner|runner-up|finalist|recipient|nominee)\b/i;
const SEPARATOR = /\s*[|\t·]\s*|\s+[–—-]\s+|\s+@\s+|\s*;\s+|\s{2,}/;

/** A verbless line such as `Senior Baker, Rye & Co., Leeds, Mar 2019 – present`; undefined for any other. */
export function readHeader(line: string): Place | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const dates = findDates(line);
  const rest = withoutDates(line, dates);
  if (!looksLikeHeader(rest, dates.length > 0)) return undefined;
  const [date] = dates;
  const ranged = dates.find(({ to, isCurrent }) => to !== '' || isCurrent) ?? date;
  const { title, employer } = titleAndEmployer(rest);
  if (date === undefined && title === '' && employer === '') return undefined;
  return {
    employer,
    title: inLetters(title.split(/\s?(?:→|->)\s?/).at(-1) ?? ''),
    from: ranged?.from ?? '',
    to: ranged?.to ?? '',
    isCurrent: ranged?.isCurrent ?? false,
  };
}

/** A line that is an employer only by where it stands: a few capitalised words, `Amazon`; undefined for any other. */
export function readBareName(line: string): Place | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const words = line.split(' ');
  const isName =
    words.length <= 6 &&
    words.every((word) => /^[\p{Lu}\d(]|^(?:of|the|and|[&|·–-])$/u.test(word)) &&
    !/[.;!?]$|:/.test(line.replace(/\([^()]*\)/g, ''));
  if (!isName || startsWithVerb(line)) return undefined;
  return { employer: stretches(line)[0] ?? '', title: '', from: '', to: '', isCurrent: false };
}

const ACRONYM =
  /^(?:[IVX]+|HR|IT|SRE|QA|UX|UI|AI|ML|CEO|CTO|CFO|COO|PA|PR|SEO|RN|HGV|LGV|NHS|ICU|GP|VP|DBA|BI|SEN|TA|UK|US|EU|SAP|CNC|ICT|EAL|HCA|AWS|PHP|SQL|DJ|TV)$/;

/** `HEAD OF MATHS` as it is said; an acronym stays. */
const inLetters = (title: string): string =>
  /\p{Ll}/u.test(title) || title.length < 5
    ? title
    : title.replace(/\p{L}+/gu, (word) =>
        ACRONYM.test(word)
          ? word
          : /^(?:OF|AND|THE|FOR|IN)$/.test(word)
            ? word.toLowerCase()
            : word[0]! + word.slice(1).toLowerCase(),
      );

function looksLikeHeader(rest: string, isDated: boolean): boolean {
  const bare = isDated ? rest : rest.replace(/\([^()]*\)/g, ' ');
  const words = bare.match(/[\p{L}\p{N}][\p{L}\p{N}'’.&/+-]*/gu) ?? [];
  if (words.length === 0) return isDated;
  if (words.length > MAX_WORDS || speaks(rest)) return false;
  const known = namesTitle(rest) || namesOrganisation(rest);
  if (isDated && known && words.length <= 5) return true;
  // "Care worker, agency" over what was done there.
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

/** A verb, a label or the end of a sentence: more than a header has. `Lead Engineer` is a title in spite of its verb. */
function speaks(rest: string): boolean {
  if (LABELLED.test(rest) || SPOKEN.test(rest) || WON.test(rest)) return true;
  if (ENDED.test(rest) && !/\b(?:co|inc|ltd|corp)\.$/i.test(rest)) return true;
  if (!startsWithVerb(rest)) return false;
  const [first = ''] = stretches(rest.split(/\s(?:at|@)\s/, 1)[0]!);
  const isTitle = namesTitle(first) && /^(?:\p{Lu}\S*(?: of| and)?(?:\s|$)){2,4}$/u.test(first);
  return !isTitle || verbForm(rest) === 'past';
}

/** How somebody was employed: neither a title nor an employer. */
const REMARK =
  /^(?:(?:full|part)[ -]?time|permanent|temporary|contract|remote|hybrid|on-?site|fixed[- ]term|seasonal|zero[- ]hours?|freelance contract|various.*|agency|\d{1,2} (?:yrs?|years?)(?: \d{1,2} (?:mos?|months?))?|\d{1,2} (?:mos?|months?))$/i;

export const isRemark = (text: string): boolean => REMARK.test(text.trim());

/** Which stretch says what the candidate was and which says where; what is left over is a town. */
function titleAndEmployer(rest: string): { title: string; employer: string } {
  const at = /^(.{2,80}?)\s(?:at|@|bei|chez)\s(.+)$/iu.exec(rest.replaceAll('\t', ' ').trim());
  if (at) return { title: tidy(at[1]!), employer: tidy(stretches(at[2]!)[0] ?? '') };
  // A remark in brackets is neither, unless nothing else is there.
  const bare = stretches(rest.replace(/\([^()]*\)/g, ' '));
  const parts = (bare.length > 1 ? bare : stretches(rest)).filter((part) => !isRemark(part));
  if (parts.length === 1) return splitName(parts[0]!);
  const title = parts.find(isTitle) ?? '';
  const others = parts.filter((part) => part !== title);
  const employer = others.find((part) => namesOrganisation(part)) ?? others[0] ?? '';
  if (title !== '' || others.length < 2) return { title, employer: isNamed(employer) ? employer : '' };
  // No title is known by its form: before an organisation it is one, else where it alone is made of everyday words.
  const [first = '', second = ''] = others;
  if (employer !== first) return { title: first, employer };
  const isFirst = !namesOrganisation(first) && isEveryday(first) && !isEveryday(second);
  return isFirst ? { title: first, employer: second } : { title: '', employer };
}

/** `Grisdale Partners LLP` is no partner. */
const isTitle = (part: string): boolean =>
  namesTitle(part) && !/\b(?:ltd|inc|llc|llp|gmbh|plc)\b/i.test(part);

const isNamed = (employer: string): boolean => /[\p{Lu}\d]/u.test(employer);

const isEveryday = (text: string): boolean =>
  text.split(/\s+/).every((word) => isKnownWord(word.toLowerCase()));

/** `Administrator Brightwater Temps`: a title with its employer behind it and nothing between. */
function splitName(part: string): { title: string; employer: string } {
  const words = part.split(' ');
  const first = words.findIndex((word) => namesTitle(word));
  const next = words.findIndex((word, index) => index > first && !namesTitle(word));
  const last = first < 0 || next < 0 ? -1 : next - 1;
  const behind = words.slice(last + 1);
  const isEmployer =
    behind.length >= 2 &&
    behind.every((word) => /^[\p{Lu}\d&]/u.test(word)) &&
    !/^[IVX]+$/.test(behind[0]!) &&
    (behind.at(-1)!.endsWith('s') || !namesTitle(behind.at(-1)!));
  if (last >= 0 && isEmployer)
    return { title: words.slice(0, last + 1).join(' '), employer: behind.join(' ') };
  return isTitle(part) ? { title: part, employer: '' } : { title: '', employer: part };
}

function stretches(rest: string): string[] {
  const strong = rest.split(SEPARATOR).filter((part) => /\p{L}{2}/u.test(part));
  const comma = /,\s+(?!(?:Inc|Ltd|LLC|Corp|Co|LLP|PLC)\b)|\s*[()]\s*/;
  return strong
    .flatMap((part) => part.split(comma))
    .map(tidy)
    .filter((part) => /\p{L}{2}/u.test(part));
}

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:|()–—-]+|[\s,;:|()–—-]+$/g, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .replace(/\s+/g, ' ');
