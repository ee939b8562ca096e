import { type LabelledRows, pick } from './vary.ts';

/** `~` separates other names. */
interface Job {
  employer: string;
  role: string;
  from: string;
  to: string;
}

export interface LabelledJobs extends LabelledRows {
  jobs: Job[];
}

/** `place` empty: none. */
export interface Header {
  employer: string;
  role: string;
  place: string;
  dates: string;
}

interface Found {
  from: number;
  /** Exclusive end. */
  to: number;
  job: Job;
  header: Header;
}

const PART = /employer|role|place|dates/;
const MORE = /prose|bullet|heading|contact|qualification|award/;
const BETWEEN = /^[\s,;:|·•–—()[\]*_/@.-]*(?:(?:at|for|with|in|to|till|until)[\s,]*)?$/i;
const MOST_OF_A_PLACE = 40;

/** Headers of one whole job and nothing else. */
export function headersOf({ rows, labels, jobs }: LabelledJobs): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < rows.length; from += 1) {
    let to = from;
    while (to < rows.length && PART.test(labels[to]!) && !MORE.test(labels[to]!)) to += 1;
    if (to === from) continue;
    const own =
      labels[to] === 'wrapped'
        ? []
        : jobs.flatMap((job) => headerOf(rows.slice(from, to), labels.slice(from, to), job) ?? []);
    const [only] = own;
    if (only && own.length === 1) found.push({ from, to, ...only });
    from = to;
  }
  return found;
}

function headerOf(
  rows: readonly string[],
  labels: readonly string[],
  job: Job,
): Pick<Found, 'job' | 'header'> | undefined {
  const employer = job.employer
    .split('~')
    .map((one) => one.trim())
    .find((one) => one !== '' && rows.some((row) => row.includes(one)));
  if (employer === undefined || job.role === '' || job.from === '') return undefined;
  const left = rows.map((row) => row.trim());
  const take = (text: string): boolean => {
    const at = left.findIndex((row) => row.includes(text));
    if (at >= 0) left[at] = left[at]!.replace(text, '\t');
    return at >= 0;
  };
  if (!take(employer) || !take(job.role)) return undefined;
  const dates = left.map((row) => datesIn(row, job)).find((one) => one !== '') ?? '';
  if (dates === '' || !take(dates)) return undefined;
  const rest = left
    .flatMap((row) => row.split(/\t|\s{2,}|[|·•()]|\s[–—-]\s/))
    .map((one) => one.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, ''))
    .filter((one) => !BETWEEN.test(one));
  const hasPlace = labels.some((label) => label.includes('place'));
  if (
    rest.length !== Number(hasPlace) ||
    (rest[0] ?? '').length > MOST_OF_A_PLACE ||
    /\d{4}/.test(rest[0] ?? '')
  )
    return undefined;
  return { job, header: { employer, role: job.role, place: rest[0] ?? '', dates } };
}

function datesIn(row: string, { from, to }: Job): string {
  const start = row.indexOf(from);
  if (start < 0) return '';
  const before = /(?:\b(?:since|from)\s)?$/i.exec(row.slice(0, start))![0];
  if (to === '' || to === from)
    return before + from + (/^\s?[–-](?=\s*$)/.exec(row.slice(start + from.length))?.[0] ?? '');
  const end = row.indexOf(to, start + from.length);
  return end < 0 || end - start > 40 ? '' : before + row.slice(start, end + to.length);
}

type Part = keyof Header;

interface Line {
  text: string;
  label: string;
}

const SEPARATORS = [' | ', ', ', ' – ', ' - ', ' · ', '\t', '   ', ' — ', '; ', ' / ', ' • ', '        '];

/** One form a résumé, as one hand writes. */
export function otherHeaders<T extends LabelledJobs>(
  resume: T,
  pool: readonly Header[],
  random: () => number,
): T {
  const found = headersOf(resume);
  if (found.length === 0) return resume;
  const form = formFrom(random);
  const isOfOthers = pool.length > 0 && random() < 0.5;
  const rows: string[] = [];
  const labels: string[] = [];
  const jobs = [...resume.jobs];
  let at = 0;
  for (const { from, to, job, header } of found) {
    rows.push(...resume.rows.slice(at, from));
    labels.push(...resume.labels.slice(at, from));
    const own = isOfOthers ? { ...header, ...ofOthers(header, pool, random) } : header;
    for (const line of form(own)) {
      rows.push(line.text);
      labels.push(line.label);
    }
    jobs[jobs.indexOf(job)] = { ...job, employer: own.employer, role: own.role };
    at = to;
  }
  return {
    ...resume,
    rows: [...rows, ...resume.rows.slice(at)],
    labels: [...labels, ...resume.labels.slice(at)],
    jobs,
  };
}

const ofOthers = (header: Header, pool: readonly Header[], random: () => number): Partial<Header> => ({
  employer: pick(pool, random).employer,
  role: pick(pool, random).role,
  ...(header.place !== '' && {
    place: pick(
      pool.filter(({ place }) => place !== ''),
      random,
    ).place,
  }),
});

/** Parts by line. */
const ORDERS: readonly (readonly (readonly Part[])[])[] = [
  [['role', 'employer', 'place', 'dates']],
  [['employer', 'place', 'role', 'dates']],
  [['employer', 'role', 'dates']],
  [['dates', 'role', 'employer', 'place']],
  [['dates', 'employer', 'role']],
  [['dates', 'employer', 'place', 'role']],
  [['role', 'employer', 'dates']],
  [
    ['role', 'dates'],
    ['employer', 'place'],
  ],
  [
    ['employer', 'place'],
    ['role', 'dates'],
  ],
  [['employer', 'dates'], ['role']],
  [['employer', 'place', 'dates'], ['role']],
  [['role'], ['employer', 'place', 'dates']],
  [['role'], ['employer'], ['dates', 'place']],
  [['role'], ['employer', 'dates']],
  [['employer'], ['role'], ['dates']],
  [['employer'], ['role', 'dates']],
  [['dates'], ['employer', 'place'], ['role']],
  [['dates'], ['role', 'employer']],
  [
    ['role', 'employer'],
    ['dates', 'place'],
  ],
  [['employer', 'role'], ['dates']],
  [['place', 'dates'], ['employer'], ['role']],
];

/** Order and separators. */
function formFrom(random: () => number): (header: Header) => Line[] {
  const order = pick(ORDERS, random);
  const first = pick(SEPARATORS, random);
  const beforeDates =
    random() < 0.5 ? pick(['\t', '   ', ' (', ' | ', ', ', '                    ', ' – '], random) : first;
  const beforePlace = random() < 0.6 ? pick([', ', ', ', ' – ', ' (', ' | '], random) : first;
  const isAt = random() < 0.25 ? pick([' at ', ' @ ', ' for ', ', '], random) : undefined;
  const isLoud = random() < 0.15;
  const keepsPlace = random() < 0.8;
  return ({ ...header }) => {
    if (!keepsPlace) header.place = '';
    if (isLoud) header.employer = header.employer.toUpperCase();
    return order.flatMap((parts): Line[] => {
      const told = parts.filter((part) => header[part] !== '');
      if (told.length === 0) return [];
      let text = '';
      told.forEach((part, at) => {
        const separator =
          at === 0
            ? ''
            : part === 'dates'
              ? beforeDates
              : part === 'place'
                ? beforePlace
                : part === 'employer' && told[at - 1] === 'role' && isAt
                  ? isAt
                  : first;
        text += `${separator}${header[part]}${separator.endsWith('(') ? ')' : ''}`;
      });
      return [{ text, label: told.join('+') }];
    });
  };
}
