import { z } from 'zod';
import { type Education, isBlankEntry, type Resume, type Work } from '../resume.ts';
import {
  EXTRA_BASICS,
  JsonPlace,
  JsonProfile,
  JsonSkill,
  JsonSkills,
  readJsonExtras,
  writeJsonBasics,
  writeJsonSkills,
} from './json-extras.ts';
import { joinedTexts, JsonText } from './json-text.ts';

/** Parts of JSON Resume (schema 1.0.0, https://jsonresume.org/schema) that our résumé has. */
const Basics = z.looseObject({ name: JsonText, ...EXTRA_BASICS });
const Study = z.looseObject({
  institution: JsonText,
  area: JsonText,
  studyType: JsonText,
  startDate: JsonText,
  endDate: JsonText,
  dates: JsonText,
});
const Job = z.looseObject({
  name: JsonText,
  company: JsonText,
  position: JsonText,
  startDate: JsonText,
  endDate: JsonText,
  dates: JsonText,
  summary: JsonText,
  highlights: z.array(z.string()).nullish().catch(null),
});
const JsonResume = z.looseObject({
  basics: Basics.nullish(),
  education: z.array(Study).nullish(),
  work: z.array(Job).nullish(),
  skills: JsonSkills,
});

interface JsonResumeContent {
  resume: Resume;
  leftOut: string[];
}

/** @throws ZodError for no JSON Resume */
export function parseJsonResume(json: unknown): JsonResumeContent {
  const content = JsonResume.parse(json);
  const { basics, education, work, skills } = content;
  const extras = readJsonExtras(basics ?? {}, skills ?? []);
  const leftOut = [
    ...filledBeside(Basics, basics ? [basics] : []),
    ...filledBeside(JsonPlace, basics?.location ? [basics.location] : []),
    ...filledBeside(JsonProfile, basics?.profiles ?? []),
    ...filledBeside(JsonSkill, skills ?? []),
    ...filledBeside(Study, education ?? []),
    ...filledBeside(Job, work ?? []),
    ...filledBeside(JsonResume, [content]),
    ...unread(content, json),
    ...unread(basics ?? {}, (json as { basics?: unknown }).basics),
  ];
  return {
    resume: {
      name: basics?.name ?? '',
      education: (education ?? []).map(readStudy),
      experience: (work ?? []).map(readJob),
      ...(!isBlankEntry(extras) && { extras }),
    },
    leftOut: [...new Set(leftOut)],
  };
}

/** Dates stand as typed under a name of our own, which the schema allows. */
export function writeJsonResume({ name, education, experience, extras }: Resume): object {
  const skills = extras ? writeJsonSkills(extras) : [];
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { name, ...(extras && writeJsonBasics(extras)) },
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
    ...(skills.length > 0 && { skills }),
  };
}

function readStudy(study: z.infer<typeof Study>): Education {
  const { institution, area, studyType } = study;
  return { school: institution ?? '', degree: joinedTexts(', ', studyType, area), dates: readDates(study) };
}

function readJob(job: z.infer<typeof Job>): Work {
  const { name, company, position, summary, highlights } = job;
  return {
    company: name ?? company ?? '', // `company` before version 1.0
    position: position ?? '',
    dates: readDates(job),
    description: joinedTexts('\n', summary, ...(highlights ?? [])),
  };
}

interface Dates {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  dates?: string | null | undefined;
}

/** Months: `2019-03 – 2021-06`. */
function readDates({ startDate, endDate, dates }: Dates): string {
  if (dates) return dates;
  const start = startDate?.slice(0, 7) ?? '';
  const end = endDate?.slice(0, 7) ?? '';
  if (start === '') return end;
  return start === end ? start : `${start} – ${end || 'Present'}`;
}

function isoDates(dates: string): Dates {
  const [, startDate, endDate] =
    /^(\d{4}(?:-\d{2})?)(?:\s*[–-]\s*(\d{4}(?:-\d{2})?|present|now|today))?$/i.exec(dates.trim()) ?? [];
  return {
    ...(startDate && { startDate }),
    ...(endDate && /^\d/.test(endDate) && { endDate }),
  };
}

const filledBeside = (schema: z.ZodObject, objects: readonly object[]): string[] =>
  objects
    .flatMap((object) => Object.entries(object))
    .filter(([key, value]) => !Object.hasOwn(schema.shape, key) && !isEmpty(value))
    .map(([key]) => key)
    .filter((key) => !['$schema', 'meta'].includes(key));

const unread = (read: object, json: unknown): string[] =>
  Object.entries(read)
    .filter(([key, value]) => value === null && !isEmpty((json as Record<string, unknown>)[key]))
    .map(([key]) => key);

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
