import { z } from 'zod';
import type { Education, Resume, Work } from '../resume.ts';

/** Used parts of JSON Resume (schema 1.0.0, https://jsonresume.org/schema). */
const Text = z
  .union([z.string(), z.number().transform(String)]) // years from YAML are numbers
  .nullish()
  .catch(null);

const Basics = z.looseObject({ name: Text });
const Study = z.looseObject({
  institution: Text,
  area: Text,
  studyType: Text,
  startDate: Text,
  endDate: Text,
  dates: Text,
});
const Job = z.looseObject({
  name: Text,
  company: Text,
  position: Text,
  startDate: Text,
  endDate: Text,
  dates: Text,
  summary: Text,
  highlights: z.array(z.string()).nullish().catch(null),
});
const JsonResume = z.looseObject({
  basics: Basics.nullish(),
  education: z.array(Study).nullish(),
  work: z.array(Job).nullish(),
});

/** Before limits, and names of unused parts. */
interface JsonResumeContent {
  resume: Resume;
  leftOut: string[];
}

/** @throws ZodError for no JSON Resume */
export function parseJsonResume(json: unknown): JsonResumeContent {
  const content = JsonResume.parse(json);
  const { basics, education, work } = content;
  const leftOut = [
    ...filledBeside(Basics, basics ? [basics] : []),
    ...filledBeside(Study, education ?? []),
    ...filledBeside(Job, work ?? []),
    ...filledBeside(JsonResume, [content]),
  ];
  return {
    resume: {
      name: basics?.name ?? '',
      education: (education ?? []).map(readStudy),
      experience: (work ?? []).map(readJob),
    },
    leftOut: [...new Set(leftOut)],
  };
}

/** Typed dates in an own field, which the schema allows. */
export function writeJsonResume({ name, education, experience }: Resume): object {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { name },
    education: education.map(({ school, degree, dates }) => ({
      institution: school,
      studyType: degree,
      ...isoDates(dates),
      dates,
    })),
    work: experience.map(({ company, position, dates, description }) => ({
      name: company,
      position,
      ...isoDates(dates),
      dates,
      summary: description,
    })),
  };
}

function readStudy(study: z.infer<typeof Study>): Education {
  const { institution, area, studyType } = study;
  return { school: institution ?? '', degree: joined(', ', studyType, area), dates: readDates(study) };
}

function readJob(job: z.infer<typeof Job>): Work {
  const { name, company, position, summary, highlights } = job;
  return {
    company: name ?? company ?? '', // `company` before version 1.0
    position: position ?? '',
    dates: readDates(job),
    description: joined('\n', summary, ...(highlights ?? [])),
  };
}

interface Dates {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  dates?: string | null | undefined;
}

/** To the month: `2019-03 – 2021-06`. */
function readDates({ startDate, endDate, dates }: Dates): string {
  if (dates) return dates;
  const start = startDate?.slice(0, 7) ?? '';
  const end = endDate?.slice(0, 7) ?? '';
  if (start === '') return end;
  return start === end ? start : `${start} – ${end || 'Present'}`;
}

/** Where readable without guessing. */
function isoDates(dates: string): Dates {
  const [, startDate, endDate] =
    /^(\d{4}(?:-\d{2})?)(?:\s*[–-]\s*(\d{4}(?:-\d{2})?|present|now|today))?$/i.exec(dates.trim()) ?? [];
  return {
    ...(startDate && { startDate }),
    ...(endDate && /^\d/.test(endDate) && { endDate }),
  };
}

const joined = (separator: string, ...texts: (string | null | undefined)[]): string =>
  texts.filter((text) => text?.trim()).join(separator);

/** Filled names outside the schema, without metadata. */
const filledBeside = (schema: z.ZodObject, objects: readonly object[]): string[] =>
  objects
    .flatMap((object) => Object.entries(object))
    .filter(([key, value]) => !Object.hasOwn(schema.shape, key) && !isEmpty(value))
    .map(([key]) => key)
    .filter((key) => !['$schema', 'meta'].includes(key));

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
