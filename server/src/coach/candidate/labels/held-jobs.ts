import { sectionOf } from '../layout/headings.ts';
import { JOB_PARTS, type JobPart } from './label.ts';
import { namesBreak } from './names-break.ts';
import { readDates } from './read-dates.ts';
import type { ToldLine } from './told-lines.ts';

export interface HeldJob {
  parts: Partial<Record<JobPart, string>>;
  inherits: boolean;
  header: ToldLine[];
  told: ToldLine[];
  /** `Parental leave, 2019 – 2021` */
  isBreak: boolean;
}

export interface ToldJobs {
  jobs: HeldJob[];
  told: { line: ToldLine; job: HeldJob | undefined; heading: string }[];
}

/** Words; longer is a sentence. */
const MOST_OF_BREAK = 12;
/** Lines of another column may stand in a header. */
const MOST_BETWEEN = 3;
const SUB_HEADING =
  /^(?:key |main |selected |notable |core )?(?:duties|responsibilities|achievements?|accomplishments|tasks|highlights|results|deliverables|impact|projects?:)/i;

export function heldJobs(lines: readonly ToldLine[]): ToldJobs {
  const reading = new JobReading();
  const headers = lines.filter(isHeader);
  lines.forEach((line, at) => reading.read(line, headers[headers.indexOf(line) + 1], lines[at + 1]));
  for (const job of reading.jobs)
    if (job.parts.employer === undefined) job.parts = { ...job.parts, ...withinOf(job) };
  return { jobs: reading.jobs, told: reading.told };
}

const headsBreak = ({ header, text }: ToldLine): boolean =>
  (header.employer === undefined || /^\W*at home\b/i.test(text) || namesBreak(header.employer)) &&
  header.dates !== undefined &&
  text.split(' ').length <= MOST_OF_BREAK &&
  namesBreak(text);

const isHeader = (line: ToldLine): boolean => {
  const { labels, header } = line;
  return (
    labels.some((label) => JOB_PARTS.has(label)) &&
    (!labels.includes('prose') ||
      header.role !== undefined ||
      header.employer !== undefined ||
      headsBreak(line))
  );
};

class JobReading {
  readonly jobs: HeldJob[] = [];
  readonly told: ToldJobs['told'] = [];
  #job: HeldJob | undefined;
  #parent: Pick<HeldJob['parts'], 'employer' | 'place'> | undefined;
  #linesBetween = 0;
  #heading = '';
  #isUnder = false;

  /**
   * @param next header
   * @param below next line
   */
  read(line: ToldLine, next: ToldLine | undefined, below: ToldLine | undefined): void {
    if (isHeader(line)) return this.#readHeader(line, next, below);
    this.#linesBetween += 1;
    const isHeading = line.labels.includes('heading');
    if (isHeading) return this.#readHeading(line);
    const job = this.#isUnder ? this.#job : undefined;
    this.told.push({ line, job, heading: this.#heading });
    if (isTold(line)) job?.told.push(line);
  }

  #readHeading({ text, isAfterGap }: ToldLine): void {
    if (this.#isUnder && SUB_HEADING.test(text)) return;
    this.#heading = text;
    this.#isUnder = false;
    if (isAfterGap || sectionOf(text) !== undefined) this.#parent = undefined;
  }

  #readHeader(line: ToldLine, next: ToldLine | undefined, below: ToldLine | undefined): void {
    if (line.labels.includes('heading') || isAboveEmployer(line, below)) this.#parent = undefined;
    const isBreak = headsBreak(line);
    if (!isBreak && this.#job && !this.#job.isBreak && this.#goesOn(this.#job, line, next)) {
      const { dates } = this.#job.parts;
      const { dates: next = '' } = line.header;
      const isOverall = dates !== undefined && next !== '' && (!isWhen(next) || IS_LATER.test(line.text));
      const isBroken = ENDS_BELOW.test(this.#job.header.at(-1)!.text) && isWhen(next);
      this.#job.parts = {
        ...this.#job.parts,
        ...line.header,
        ...(isOverall && { dates }),
        ...(isBroken && { dates: `${dates} – ${next}` }),
      };
      this.#job.header.push(line);
    } else this.#begin(line, isBreak);
    const { employer, place, role } = this.#job?.parts ?? {};
    if (line.header.employer !== undefined && (role === undefined || this.#job?.header[0] !== line))
      this.#parent = role === undefined ? { employer: employer!, ...(place && { place }) } : this.#parent;
    if (line.header.employer !== undefined && role !== undefined && line.header.role !== undefined)
      this.#parent = undefined;
    this.#linesBetween = 0;
    this.#heading = '';
    this.#isUnder = this.#job !== undefined;
  }

  #begin(line: ToldLine, isBreak: boolean): void {
    const { role, employer } = line.header;
    const isPlace = line.labels.length === 1 && line.labels[0] === 'place';
    if (isPlace && !isBreak && role === undefined && employer === undefined) return;
    const inherits = !isBreak && employer === undefined && role !== undefined && this.#parent !== undefined;
    const before = this.#job;
    if (
      inherits &&
      before &&
      before.parts.role === undefined &&
      before.parts.employer === this.#parent?.employer &&
      !before.told.some(isDeed)
    )
      this.jobs.splice(this.jobs.indexOf(before), 1);
    this.#job = {
      parts: { ...(inherits && this.#parent), ...line.header },
      inherits,
      header: [line],
      told: [],
      isBreak,
    };
    this.jobs.push(this.#job);
  }

  /** A second title begins another job; so does a second date or employer after a title. */
  #goesOn(
    { parts, header: lines, told }: HeldJob,
    { header, isAfterGap }: ToldLine,
    next: ToldLine | undefined,
  ): boolean {
    if (told.some(isDeed) || (isAfterGap && isOnlyDated({ parts, told }))) return false;
    if (this.#linesBetween > (isComplete(parts) ? 0 : MOST_BETWEEN)) return false;
    if (header.role !== undefined) return parts.role === undefined;
    if (header.employer !== undefined && parts.employer !== undefined) return false;
    if (
      header.dates !== undefined &&
      parts.dates !== undefined &&
      isWhen(header.dates) &&
      isWhen(parts.dates)
    )
      return false;
    if (header.employer === undefined || parts.role === undefined) return true;
    const isAboveTitle =
      next?.header.role !== undefined && next.header.employer === undefined && !next.isAfterGap;
    return !(isAboveTitle && (isAfterGap || (parts.dates !== undefined && lines.length > 1)));
  }
}

/** `Head Cook`, with `Binns Ltd` below */
const isAboveEmployer = ({ header, isAfterGap }: ToldLine, below: ToldLine | undefined): boolean =>
  isAfterGap &&
  header.role !== undefined &&
  header.employer === undefined &&
  below !== undefined &&
  !below.isAfterGap &&
  below.header.employer !== undefined &&
  below.header.role === undefined;

const ENDS_BELOW = /^[^\t\d]{0,12}(?:19|20)\d\d\s?[-–—−](?:\t| (?=\p{Lu}))/u;
const IS_LATER = /\balso\b.{1,60}\bsince\b/i;
/** `January to October 2020` above what was done in between. */
export const isOnlyDated = ({ parts, told }: Pick<HeldJob, 'parts' | 'told'>): boolean =>
  parts.dates !== undefined && parts.role === undefined && parts.employer === undefined && told.length > 0;
const isWhen = (dates: string): boolean => readDates(dates).from !== '';

const isComplete = ({ employer, role, dates }: HeldJob['parts']): boolean =>
  employer !== undefined && role !== undefined && dates !== undefined;

const isTold = ({ labels }: ToldLine): boolean => labels.includes('bullet') || labels.includes('prose');
const isDeed = ({ labels }: ToldLine): boolean => labels.includes('bullet');

const withinOf = ({ header }: HeldJob): ToldLine['within'] =>
  header.find(({ within }) => within !== undefined)?.within;
