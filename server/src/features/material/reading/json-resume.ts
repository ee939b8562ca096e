import { z } from 'zod';
import { Refusal } from './refusal.ts';
import type { ResumeParts } from './split-resume.ts';

const text = z.string().catch('');
const texts = z
  .array(z.unknown())
  .catch([])
  .transform((all) => all.filter((one) => typeof one === 'string'));
const many = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.object(shape).optional().catch(undefined))
    .catch([])
    .transform((all) => all.filter((one) => one !== undefined));

const DATES = { startDate: text, endDate: text };
const POST = { position: text, ...DATES, summary: text, highlights: texts };

/** jsonresume.org 1.0.0, the parts that interviews ask about; wrong types count as missing. */
const JsonResume = z.object({
  basics: z.object({ name: text, label: text, summary: text }).optional().catch(undefined),
  work: many({ name: text, company: text, ...POST }),
  volunteer: many({ organization: text, ...POST }),
  projects: many({ name: text, description: text, ...DATES, highlights: texts }),
  education: many({ institution: text, area: text, studyType: text, ...DATES, score: text, courses: texts }),
  certificates: many({ name: text, issuer: text, date: text }),
  skills: many({ name: text, level: text, keywords: texts }),
  languages: many({ language: text, fluency: text }),
  awards: many({ title: text, awarder: text, date: text, summary: text }),
  publications: many({ name: text, publisher: text, releaseDate: text, summary: text }),
  interests: many({ name: text, keywords: texts }),
});
type JsonResume = z.infer<typeof JsonResume>;

export function readJsonResume(json: string): ResumeParts {
  const given = parse(json);
  const isResume = ['basics', 'work', 'education'].some((key) => Object.hasOwn(given, key));
  const resume = isResume ? JsonResume.safeParse(given).data : undefined;
  if (!resume) throw new Refusal('notJsonResume');
  return {
    name: resume.basics?.name.trim() ?? '',
    education: educationOf(resume),
    work: workOf(resume),
  };
}

function parse(json: string): object {
  try {
    return Object(JSON.parse(json));
  } catch (cause) {
    throw new Refusal('broken', { cause });
  }
}

function educationOf({ education, certificates }: JsonResume): string {
  const schools = education.map((one) =>
    entry(
      [joined([one.studyType, one.area], ' in '), one.institution, dates(one)],
      [one.score && `Grade: ${one.score}`],
      one.courses,
    ),
  );
  const held = certificates.map(({ name, issuer, date }) => entry([name, issuer, year(date)]));
  return blocks([schools.join('\n\n'), section('Certificates', held, '\n')]);
}

function workOf(resume: JsonResume): string {
  const { basics, work, volunteer, projects, skills, languages, awards, publications, interests } = resume;
  const jobs = work.map((one) =>
    entry([one.position, one.name || one.company, dates(one)], [one.summary], one.highlights),
  );
  const unpaid = volunteer.map((one) =>
    entry([one.position, one.organization, dates(one)], [one.summary], one.highlights),
  );
  const made = projects.map((one) => entry([one.name, dates(one)], [one.description], one.highlights));
  const able = skills.map(({ name, keywords, level }) =>
    joined([joined([name, level], ', '), keywords.join(', ')], ': '),
  );
  return blocks([
    section('Summary', [basics?.label ?? '', basics?.summary ?? ''], '\n'),
    section('Experience', jobs),
    section('Volunteering', unpaid),
    section('Projects', made),
    section('Skills', able, '\n'),
    section(
      'Languages',
      languages.map((one) => joined([one.language, one.fluency], ': ')),
      '\n',
    ),
    section(
      'Awards',
      awards.map((one) => entry([one.title, one.awarder, year(one.date)], [one.summary])),
      '\n',
    ),
    section(
      'Publications',
      publications.map((one) => entry([one.name, one.publisher, year(one.releaseDate)], [one.summary])),
      '\n',
    ),
    section(
      'Interests',
      interests.map((one) => joined([one.name, one.keywords.join(', ')], ': ')),
      '\n',
    ),
  ]);
}

function entry(header: string[], prose: string[] = [], highlights: string[] = []): string {
  const bullets = highlights.filter((one) => one.trim() !== '').map((one) => `• ${one.trim()}`);
  return [joined(header, ', '), ...prose.map((one) => one.trim()), ...bullets]
    .filter((line) => line !== '')
    .join('\n');
}

const joined = (parts: string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between);

const blocks = (parts: string[]): string => joined(parts, '\n\n');

function section(heading: string, entries: string[], between = '\n\n'): string {
  const body = joined(entries, between);
  return body === '' ? '' : `${heading}\n${body}`;
}

const year = (date: string): string => /^\d{4}/.exec(date)?.[0] ?? date;

function dates({ startDate, endDate }: { startDate: string; endDate: string }): string {
  if (startDate === '') return year(endDate);
  return `${year(startDate)} – ${endDate === '' ? 'present' : year(endDate)}`;
}
