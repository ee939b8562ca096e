import type { Place } from '../candidate.ts';
import { startsWithVerb, verbForm } from '../speech/verbs.ts';
import { findDates, withoutDates } from './date-range.ts';
import { namesOrganisation, namesTitle } from './titles.ts';

const MAX_WORDS = 16;
const SMALL = /^(?:of|the|and|for|at|in|de|der|die|und|&|to|du|la|am|im|an|von|zu)$/i;
const LABELLED = /^[^,|\t]{2,40}:\s/;
const ENDED = /[!?;]$|\p{Ll}{3}\.(?:\s|$)/u;
const SPOKEN = /\b(?:I|we|my|was|were|is|are|had|has|which|who|that|when|because)\b/;
const SEPARATOR = /\s*[|\t·]\s*|\s+[–—-]\s+|\s+@\s+|\s{2,}/;

/** A verbless line such as `Senior Baker, Rye & Co., Leeds, Mar 2019 – present`; undefined for any other. */
export function readHeader(line: string): Place | undefined {
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
  const words = line.split(' ');
  const isName =
    words.length <= 6 &&
    words.every((word) => /^[\p{Lu}\d(]|^(?:of|the|and|&|[–-])$/u.test(word)) &&
    !/[.;:!?]$/.test(line);
  if (!isName || startsWithVerb(line)) return undefined;
  return { employer: stretches(line)[0] ?? '', title: '', from: '', to: '', isCurrent: false };
}

/** `HEAD OF MATHS` as it is said; an acronym stays. */
const inLetters = (title: string): string =>
  /\p{Ll}/u.test(title) || title.length < 5
    ? title
    : title.replace(/\p{L}+/gu, (word) =>
        /^(?:OF|AND|THE|FOR|IN)$/.test(word) ? word.toLowerCase() : word[0]! + word.slice(1).toLowerCase(),
      );

function looksLikeHeader(rest: string, isDated: boolean): boolean {
  const bare = isDated ? rest : rest.replace(/\([^()]*\)/g, ' ');
  const words = bare.match(/[\p{L}\p{N}][\p{L}\p{N}'’.&/+-]*/gu) ?? [];
  if (words.length === 0) return isDated;
  if (words.length > MAX_WORDS || speaks(rest)) return false;
  const known = namesTitle(rest) || namesOrganisation(rest);
  if (isDated && known && words.length <= 5) return true;
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word) || SMALL.test(word));
  return isDated
    ? capitals.length >= words.length / 2
    : known && words.length <= 10 && capitals.length >= words.length * 0.7;
}

/** A verb, a label or the end of a sentence: more than a header has. `Lead Engineer` is a title in spite of its verb. */
function speaks(rest: string): boolean {
  if (LABELLED.test(rest) || SPOKEN.test(rest)) return true;
  if (ENDED.test(rest) && !/\b(?:co|inc|ltd|corp)\.$/i.test(rest)) return true;
  if (!startsWithVerb(rest)) return false;
  const [first = ''] = stretches(rest);
  const isTitle = namesTitle(first) && /^(?:\p{Lu}\S*(?: of| and)?(?:\s|$)){2,4}$/u.test(first);
  return !isTitle || verbForm(rest) === 'past';
}

/** Which stretch says what the candidate was and which says where; what is left over is a town. */
function titleAndEmployer(rest: string): { title: string; employer: string } {
  const at = /^(.{2,80}?)\s(?:at|@|bei|chez)\s(.+)$/iu.exec(rest.replaceAll('\t', ' ').trim());
  if (at) return { title: tidy(at[1]!), employer: tidy(stretches(at[2]!)[0] ?? '') };
  // A remark in brackets is neither, unless nothing else is there.
  const bare = stretches(rest.replace(/\([^()]*\)/g, ' '));
  const parts = bare.length > 1 ? bare : stretches(rest);
  const title = parts.find((part) => namesTitle(part) && !/\b(?:ltd|inc|llc|gmbh|plc)\b/i.test(part)) ?? '';
  const others = parts.filter((part) => part !== title);
  const employer = others.find((part) => namesOrganisation(part)) ?? others[0] ?? '';
  if (title !== '' || others.length < 2) return { title, employer };
  // Neither is known by its form: the first is the title, as most people write it, unless it is the organisation.
  return employer === others[0] && namesOrganisation(employer)
    ? { title: '', employer }
    : { title: others[0]!, employer: employer === others[0] ? others[1]! : employer };
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
  text.replace(/^[\s,;:|()–—-]+|[\s,;:|()–—-]+$/g, '').replace(/\s+/g, ' ');
