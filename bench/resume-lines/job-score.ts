import type { NamedJob } from './labelled-resume.ts';

interface ReadJob {
  employer: string;
  role: string;
  from: string;
  to: string;
}

export interface JobScore {
  /** Required jobs. */
  jobs: number;
  employers: number;
  roles: number;
  dates: number;
  /** All three right. */
  whole: number;
  /** Read without one. */
  extra: number;
}

const LEGAL = new Set('the ltd limited plc llp llc inc corp pvt co gmbh ag kg p'.split(' '));

/** Paired by likeness; a name is right with four fifths of its words. */
export function scoreJobs(named: readonly NamedJob[], read: readonly ReadJob[]): JobScore {
  const pairs = pairsOf(named, read);
  const score: JobScore = { jobs: 0, employers: 0, roles: 0, dates: 0, whole: 0, extra: 0 };
  named.forEach((job, at) => {
    if (job.isOptional) return;
    score.jobs += 1;
    const own = pairs.get(at);
    if (own === undefined) return;
    const isEmployer = likeness(formsOf(...job.employer), own.employer) >= 0.8;
    const isRole = likeness(formsOf(job.role), own.role) >= 0.8;
    const isDated = isSameStart(job, own) && isSameEnd(job, own);
    score.employers += Number(isEmployer);
    score.roles += Number(isRole);
    score.dates += Number(isDated);
    score.whole += Number(isEmployer && isRole && isDated);
  });
  score.extra = read.length - pairs.size;
  return score;
}

function pairsOf(named: readonly NamedJob[], read: readonly ReadJob[]): Map<number, ReadJob> {
  const all = named.flatMap((job, at) =>
    read.flatMap((own) => {
      const straight =
        likeness(formsOf(...job.employer), own.employer) + likeness(formsOf(job.role), own.role);
      const swapped = likeness(job.employer, own.role) + likeness([job.role], own.employer);
      const alike = Math.max(straight, 0.9 * swapped);
      const value = alike + (isSameStart(job, own) ? 0.4 : 0) + (isSameEnd(job, own) ? 0.3 : 0);
      return alike >= 0.4 && value >= 0.9 ? [{ at, own, value }] : [];
    }),
  );
  const pairs = new Map<number, ReadJob>();
  const taken = new Set<ReadJob>();
  for (const { at, own } of all.toSorted((one, other) => other.value - one.value))
    if (!pairs.has(at) && !taken.has(own)) {
      pairs.set(at, own);
      taken.add(own);
    }
  return pairs;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function coreOf(text: string): string[] {
  const words = wordsOf(text);
  const core = words.filter((word) => !LEGAL.has(word));
  return core.length > 0 ? core : words;
}

/** Also without bracket, or up to the first comma. */
const formsOf = (...names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const [, first = '', rest = ''] = /^([^,(]+),\s*(.+)$/.exec(name) ?? [];
    const isFirst = wordsOf(first).length > 1 && !/\b(?:then|later|and)\b/i.test(rest);
    return [name, name.replace(/\s*\([^)]*\)/g, '').trim(), ...(isFirst ? [first.trim()] : [])].filter(
      (form) => form !== '',
    );
  });

/** Dice's coefficient of words. */
const likeness = (names: readonly string[], read: string): number =>
  Math.max(
    names.length === 0 && read === '' ? 1 : 0, // unsaid and unread
    ...names.map((name) => {
      const [one, other] = [coreOf(name), coreOf(read)];
      if (one.length === 0 || other.length === 0) return Number(one.length === other.length);
      const left = [...other];
      const common = one.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1));
      return (2 * common.length) / (one.length + other.length);
    }),
  );

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

interface When {
  year?: number | undefined;
  month?: string | undefined;
  /** No end said. */
  isOpen: boolean;
  /** Neither year nor month. */
  raw?: string;
}

function whenOf(text: string): When {
  const bare = text.toLowerCase().trim();
  if (
    bare === '' ||
    /^(?:the |till |until |to )*(?:present|now|current|currently|date|today|ongoing|heute|open)\.?$/.test(
      bare,
    )
  )
    return { isOpen: true };
  const numbers = /\b(?:\d{1,2}[./])?(\d{1,2})[./]((?:19|20)\d\d|\d\d)\b/.exec(bare);
  if (numbers) return { year: yearOf(numbers[2]!), month: MONTHS[Number(numbers[1]) - 1], isOpen: false };
  const iso = /\b((?:19|20)\d\d)-(\d{1,2})\b/.exec(bare);
  if (iso) return { year: Number(iso[1]), month: MONTHS[Number(iso[2]) - 1], isOpen: false };
  const month =
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|term \d)/.exec(
      bare,
    )?.[1];
  const year = /\b((?:19|20)\d\d)\b/.exec(bare)?.[1] ?? /(?:^|['’\s])(\d\d)$/.exec(bare)?.[1];
  if (year === undefined && month === undefined) return { isOpen: false, raw: bare };
  return { year: year === undefined ? undefined : yearOf(year), month, isOpen: false };
}

const yearOf = (digits: string): number => {
  const number = Number(digits);
  if (digits.length === 4) return number;
  return number > 40 ? 1_900 + number : 2_000 + number;
};

function isSame(
  one: When,
  other: When,
  years: [number | undefined, number | undefined] = [undefined, undefined],
): boolean {
  if (one.raw !== undefined || other.raw !== undefined) return one.raw === other.raw;
  if (one.isOpen || other.isOpen) return one.isOpen && other.isOpen;
  return (one.year ?? years[0]) === (other.year ?? years[1]) && one.month === other.month;
}

const isSameStart = (job: NamedJob, own: ReadJob): boolean =>
  isSame(whenOf(job.from), whenOf(own.from), [whenOf(job.to).year, whenOf(own.to).year]);

function isSameEnd(job: NamedJob, own: ReadJob): boolean {
  if (job.from !== '' && job.from === job.to && own.to === '') return true; // one date stands for both
  return isSame(whenOf(job.to), whenOf(own.to));
}
