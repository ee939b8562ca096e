import type { Holding, Place } from '../candidate.ts';
import { entriesOf, kindOfHolding, listsLanguages } from '../holdings.ts';
import { verbForm } from '../speech/verbs.ts';
import { classifyLine, hasTitle } from './classify-line.ts';
import { type HeaderLine, readHeaderLine } from './header-line.ts';
import { type ResumeSection, sectionOf, splitLabel } from './headings.ts';
import { type Line, readLines } from './lines.ts';

export interface Segment {
  jobs: HeaderLine[][];
  isOfProjects: boolean;
  isBelowHeading?: boolean;
  school?: Place;
  told: Line[];
}

export interface Listed {
  kind: Holding['kind'];
  text: string;
}

interface Headed {
  line: Line;
  header: HeaderLine;
  isName: boolean;
  next: Line | undefined;
}

const PROJECTS = /\bproje[ck]t|^проекты|^έργα|^proyectos/i;

export function readSegments(
  text: string,
  section: ResumeSection,
): { segments: Segment[]; holdings: Listed[] } {
  const lines = withoutName(readLines(text)).flatMap((line) =>
    section === 'education' ? apart(line) : [line],
  );
  const segments: Segment[] = [{ jobs: [], told: [], isOfProjects: false }];
  const holdings: Listed[] = [];
  let run: Headed[] = [];
  let under = section;
  let isOfProjects = false;
  const tell = (line: Line): void => void segments.at(-1)!.told.push(line);
  const endRun = (): void => {
    const { jobs, told } = jobsIn(run);
    if (jobs.length > 0) segments.push({ jobs, told: [], isOfProjects });
    told.forEach(tell);
    run = [];
  };
  lines.forEach((line, index) => {
    const found = classifyLine(line, under);
    const isOfHeader = found.is === 'header' || found.is === 'name';
    if (isOfHeader)
      run.push({
        line,
        header: { ...found.header, source: line.text },
        isName: found.is === 'name',
        next: lines[index + 1],
      });
    else if (found.is === 'heading' || found.is === 'told' || found.is === 'list') endRun();
    if (found.is === 'header' && under !== 'education') under = 'told';
    if (found.is === 'heading') {
      under = found.section;
      isOfProjects = PROJECTS.test(line.text);
      const last = segments.at(-1)!;
      if (line.isAfterGap && last.told.length === 0) last.isBelowHeading = true;
      if (line.isAfterGap && found.section !== 'told' && found.section !== 'education')
        segments.push({ jobs: [], told: [], isOfProjects: false });
    }
    if (found.is === 'told' && !isSubHeading(line, lines[index + 1])) tell({ ...line, text: found.text });
    if (found.is === 'holding') {
      holdings.push({ kind: found.kind, text: found.text });
      if (found.school !== undefined)
        segments.push({ jobs: [], school: found.school, told: [], isOfProjects });
    }
    if (found.is === 'list')
      found.text.split(/(?<!\b[Cc]at)\.\s+(?=\p{Lu})/u).forEach((part, place) => {
        const goesOn = place > 0 && found.section === 'language' && !listsLanguages(part);
        if (goesOn || /^(?:I|We)\s/.test(part)) tell({ ...line, text: part });
        else holdings.push(...listedIn(found.section, part));
      });
  });
  endRun();
  return { segments, holdings };
}

/** `Hull College, A levels in geography; Transport Manager CPC, 2021; forklift licence.` */
function apart(line: Line): Line[] {
  const parts = line.text
    .replace(/\.$/, '')
    .split(/;\s+/)
    .map((part) => part.replace(/(?<=^|, )A levels\b/, 'A-levels'));
  const isList = parts.length > 1 && parts.every((part) => kindOfHolding(part) !== undefined);
  return isList ? parts.map((text) => ({ ...line, text })) : [line];
}

/** Top of the page; it would pass for an employer. */
function withoutName(lines: Line[]): Line[] {
  const top = lines.findIndex(({ text }) => sectionOf(text) === undefined);
  if (top < 0) return lines;
  const [first, ...below] = lines.slice(top, top + 4);
  if (first === undefined || below.length === 0 || first.isBullet) return lines;
  const heading = below.findIndex(({ text }) => sectionOf(text) !== undefined);
  const isName =
    /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(first.text) &&
    readHeaderLine(first.text) === undefined &&
    below.slice(0, heading < 0 ? 3 : heading).every(({ text }) => readHeaderLine(text)?.dates === undefined);
  return isName ? lines.toSpliced(top, 1) : lines;
}

/** Names beside no title and no date are told. */
function jobsIn(run: readonly Headed[]): { jobs: HeaderLine[][]; told: Line[] } {
  const last = run.findLastIndex(({ header }) => isAnchor(header));
  const jobs: HeaderLine[][] = [];
  const told: Line[] = [];
  run.forEach(({ line, header, isName, next }, index) => {
    const job = jobs.at(-1);
    const isBehind = index > last;
    const goesOn = job !== undefined && (isBehind ? !line.isAfterGap || !isWhole(job) : !begins(job, header));
    if (goesOn) job.push(header);
    else if (job !== undefined && isTitleAlone(job) && !hasTitle(header) && header.dates !== undefined)
      jobs.push([job.pop()!, header]);
    else if (!isName || !isBehind) jobs.push([header]);
    else if (!isSubHeading(line, next)) told.push(line);
  });
  return { jobs, told };
}

const isWhole = (job: readonly HeaderLine[]): boolean =>
  job.some(hasTitle) &&
  job.some(({ dates }) => dates !== undefined) &&
  job.some(({ fields }) => fields.some(({ kind }) => kind === 'organisation' || kind === 'name'));

const isTitleAlone = (job: readonly HeaderLine[]): boolean =>
  job.length > 1 && hasTitle(job.at(-1)!) && job.at(-1)!.dates === undefined;

const isAnchor = (header: HeaderLine): boolean => hasTitle(header) || header.dates !== undefined;

const begins = (job: readonly HeaderLine[], header: HeaderLine): boolean =>
  (hasTitle(header) && job.some(hasTitle)) ||
  (header.dates !== undefined && job.some(({ dates }) => dates !== undefined)) ||
  (!isAnchor(header) && isWhole(job));

/** `Working with colleagues` over sentences or bullets. */
const isSubHeading = ({ text, isBullet }: Line, next: Line | undefined): boolean =>
  !isBullet &&
  next !== undefined &&
  (next.isBullet || (next.text.length > 40 && next.text.endsWith('.'))) &&
  text.split(' ').length <= 4 &&
  !/[\d.!?;,]/.test(text) &&
  verbForm(text) !== 'past';

function listedIn(section: ResumeSection, text: string): Listed[] {
  if (section === 'none' || section === 'told' || section === 'education') return [];
  const inner = splitLabel(text);
  if (inner !== undefined && inner.rest !== '') return listedIn(inner.section, inner.rest);
  const isEntry = section === 'award' || section === 'certificate';
  const entries = isEntry ? [text.replace(/\.$/, '')] : entriesOf(text.replace(/^[\p{L} &/]{2,30}:\s/u, ''));
  return entries
    .filter((entry) => sectionOf(entry) === undefined)
    .map((entry) => ({ kind: section, text: entry }));
}
