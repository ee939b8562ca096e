import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Gap } from '../server/src/coach/candidate/candidate.ts';
import { gapsOf } from '../server/src/coach/candidate/gaps.ts';
import { LineModel } from '../server/src/coach/candidate/labels/line-model.ts';
import { readLabelled } from '../server/src/coach/candidate/labels/read-labelled.ts';
import { rowsOf } from '../server/src/coach/candidate/labels/rows-of.ts';
import type { Layout } from '../server/src/coach/candidate/layout/layout.ts';
import { inWord } from '../training/resume-lines/in-word.ts';
import { openPrinter, printed } from '../training/resume-lines/printed.ts';
import { randomFrom } from '../training/resume-lines/vary.ts';
import { type JobScore, scoreJobs } from './resume-lines/job-score.ts';
import { type LabelledResume, readLabelledFolder } from './resume-lines/labelled-resume.ts';

/**
 * Labelled résumés: lines, jobs, facts; only figures of the held-back writer.
 * node bench/resume-lines.ts [--weights FOLDER] [--printed | --word] [--show] [FOLDER...]
 * `--printed` through a PDF of one or two columns, `--word` through Word, tables included.
 */
const { values, positionals } = parseArgs({
  options: {
    weights: { type: 'string' },
    show: { type: 'boolean', default: false },
    printed: { type: 'boolean', default: false },
    word: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const model = await LineModel.open(
  values.weights ?? new URL('../server/weights/resume-lines', import.meta.url).pathname,
);

const LINES = 60;
const percent = (part: number, whole: number): number => Math.round((1_000 * part) / Math.max(whole, 1)) / 10;

function compare(what: string, is: number, sign: '≥' | '≤', limit: number): void {
  const isMet = sign === '≥' ? is >= limit : is <= limit;
  if (!isMet) process.exitCode = 1;
  console.log(`  ${what}: ${is} (aim ${sign} ${limit}) ${isMet ? 'met' : 'MISSED'}`);
}

const setOf = (labels: readonly string[]): string => labels.toSorted().join('+');

interface Read {
  lines: number;
  right: number;
  sure: number;
  sureAndRight: number;
  jobs: JobScore;
  facts: { there: number; found: number };
  /** A gap read without one. */
  isGapFalse: boolean;
  wrong: string[];
}

async function measure(resume: LabelledResume): Promise<Read> {
  const labelled = await model.label(resume.rows);
  const rows = rowsOf(resume.rows.join('\n'));
  const layout = readLabelled(rows, await model.label(rows));
  const jobs = jobsOf(resume, layout);
  const read: Read = {
    lines: 0,
    right: 0,
    sure: 0,
    sureAndRight: 0,
    jobs,
    facts: factsOf(resume, layout),
    isGapFalse: resume.facts.gap === 'none' && gapsIn(layout).length > 0,
    wrong: [],
  };
  for (const { row, labels, certainty } of labelled) {
    const wanted = setOf(resume.labels[row]!.split('+'));
    const isRight = setOf(labels) === wanted;
    read.lines += 1;
    read.right += Number(isRight);
    read.sure += Number(certainty >= 0.6);
    read.sureAndRight += Number(isRight && certainty >= 0.6);
    if (!isRight)
      read.wrong.push(
        `${wanted} → ${setOf(labels)} ${certainty.toFixed(2)}  ${resume.rows[row]!.trim().slice(0, 90)}`,
      );
  }
  return read;
}

function jobsOf({ id, jobs }: LabelledResume, { places }: Layout): JobScore {
  const read = places.map(({ employer, title, from, to, isCurrent }) => ({
    employer,
    role: title,
    from,
    to: isCurrent ? 'now' : to,
  }));
  const score = scoreJobs(jobs, read);
  if (values.show && (score.whole < score.jobs || score.extra > 0)) {
    console.log(`\n${id}`);
    for (const job of jobs)
      console.log('  is  ', [job.employer.join(' ~ '), job.role, job.from, job.to].join(' | '));
    for (const job of read) console.log('  read', Object.values(job).join(' | '));
  }
  return score;
}

/** Interests, languages, notice by their entries; a gap by a year. */
function factsOf({ facts }: LabelledResume, layout: Layout): Read['facts'] {
  const { holdings } = layout;
  const heldAs = (kind: string): string =>
    holdings.flatMap((holding) => (holding.kind === kind ? wordsOf(holding.text) : [])).join(' ');
  const isFound = (kind: string, fact: string): boolean => {
    const words = wordsOf(fact);
    const held = ` ${heldAs(kind)} `;
    return words.filter((word) => held.includes(` ${word} `)).length >= 0.8 * words.length;
  };
  const found = [
    ...facts.interests.map((fact) => isFound('interest', fact)),
    ...facts.languages.map((fact) => isFound('language', fact)),
    ...(facts.notice === '' ? [] : [isFound('availability', facts.notice)]),
    ...(facts.gap === 'none' ? [] : [gapsIn(layout).some((gap) => isSameGap(facts.gap, gap))]),
  ];
  return { there: found.length, found: found.filter(Boolean).length };
}

const gapsIn = ({ places, holdings, breaks }: Layout): Gap[] =>
  gapsOf(
    places,
    holdings.flatMap(({ kind, text }) => (kind === 'degree' ? text : [])),
    breaks,
    WRITTEN,
  );

/** Date of the résumés. */
const WRITTEN = new Date('2025-09-01');

const yearsIn = (text: string): string[] =>
  (text.match(/(?:19|20)\d\d|['’]\d\d/g) ?? []).map((year) => year.slice(-2));
const isSameGap = (told: string, { from, to }: Gap): boolean =>
  yearsIn(`${from} ${to}`).some((year) => yearsIn(told).includes(year));

async function asPrinted(resumes: readonly LabelledResume[]): Promise<LabelledResume[]> {
  const printer = await openPrinter();
  const random = randomFrom(2);
  const read: LabelledResume[] = [];
  for (const resume of resumes) {
    const rows = await printed(printer, resume, random);
    if (rows) read.push({ ...resume, ...rows });
  }
  await printer.close();
  return read;
}

async function asWord(resumes: readonly LabelledResume[]): Promise<LabelledResume[]> {
  const random = randomFrom(3);
  const read: LabelledResume[] = [];
  for (const resume of resumes) {
    const rows = await inWord(resume, random);
    if (rows) read.push({ ...resume, ...rows });
  }
  return read;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const HELD_BACK = new URL('resume-lines/held-back', import.meta.url).pathname;

for (const folder of positionals.length > 0 ? positionals : [HELD_BACK]) {
  const written = readLabelledFolder(folder);
  const resumes = values.printed ? await asPrinted(written) : values.word ? await asWord(written) : written;
  const begun = performance.now();
  const reads: Read[] = [];
  for (const resume of resumes) reads.push(await measure(resume));
  const seconds = (performance.now() - begun) / 1_000;
  const sum = (of: (read: Read) => number): number => reads.reduce((all, read) => all + of(read), 0);
  const lines = sum((read) => read.lines);
  const jobs = sum((read) => read.jobs.jobs);
  const there = sum((read) => read.facts.there);
  const perLines = (1_000 * seconds * LINES) / lines;
  console.log(`${folder}: ${resumes.length} résumés, ${lines} lines, ${jobs} jobs, ${there} facts`);
  compare(
    'lines with exactly their labels, %',
    percent(
      sum((read) => read.right),
      lines,
    ),
    '≥',
    92,
  );
  compare(
    'jobs whole, %',
    percent(
      sum((read) => read.jobs.whole),
      jobs,
    ),
    '≥',
    88,
  );
  console.log(
    `    employer ${percent(
      sum((read) => read.jobs.employers),
      jobs,
    )}, role ${percent(
      sum((read) => read.jobs.roles),
      jobs,
    )}, dates ${percent(
      sum((read) => read.jobs.dates),
      jobs,
    )}`,
  );
  compare(
    'read though there are none, % of the jobs',
    percent(
      sum((read) => read.jobs.extra),
      jobs,
    ),
    '≤',
    3,
  );
  compare(
    'facts found, %',
    percent(
      sum((read) => read.facts.found),
      there,
    ),
    '≥',
    95,
  );
  console.log(
    `    a gap read where there is none: ${sum((read) => Number(read.isGapFalse))} of ${resumes.length}`,
  );
  compare(`${LINES} lines, ms`, Math.round(perLines), '≤', 250);
  console.log(
    `    certain ${percent(
      sum((read) => read.sure),
      lines,
    )} % of the lines, of them right ${percent(
      sum((read) => read.sureAndRight),
      sum((read) => read.sure),
    )} %`,
  );
  if (values.show) for (const line of reads.flatMap(({ wrong }) => wrong)) console.log(`    ${line}`);
}
