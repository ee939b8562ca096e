import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

const LABELS: Record<string, string> = {
  message_text: 'Message',
  resume_summary: 'Résumé',
  username: 'Email',
};

const TYPES: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  file: 'a file',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'text',
  tuple: 'a list',
};

const FORMATS: Record<string, string> = {
  datetime: 'a date and time such as 2026-01-31T09:00:00Z',
  email: 'an email address',
  url: 'a web address',
  uuid: 'an id',
};

export const inputFault = (issue: z.core.$ZodRawIssue): string => `${labelOf(issue.path)} ${faultOf(issue)}.`;

/** `job_title` is "Job title", the third of `tags` "Tags, entry 3". */
function labelOf(path: Issue['path'] = []): string {
  const [field, entry] = path;
  if (field === undefined) return 'The request';
  const name = LABELS[String(field)] ?? String(field).replaceAll('_', ' ');
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return typeof entry === 'number' ? `${label}, entry ${entry + 1},` : label;
}

function faultOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${TYPES[issue.expected] ?? 'something else'}`;
    case 'too_big':
      return tooMuch(issue.origin, count(issue.maximum));
    case 'too_small':
      return tooLittle(issue.origin, count(issue.minimum));
    case 'invalid_format':
      return FORMATS[issue.format] ? `must be ${FORMATS[issue.format]}` : 'does not have the right form';
    case 'invalid_value':
      return `must be one of these: ${issue.values.join(', ')}`;
    case 'invalid_union':
      return faultOfUnion(issue.errors.flat());
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return 'is not valid';
  }
}

const count = (number: number | bigint): string => number.toLocaleString('en-US');

function tooMuch(origin: string, most: string): string {
  if (origin === 'string') return `is too long: ${most} characters at most`;
  if (origin === 'array') return `has too many entries: ${most} at most`;
  return `must be ${most} at most`;
}

function tooLittle(origin: string, least: string): string {
  if (origin === 'string') return least === '1' ? 'must not be empty' : `needs at least ${least} characters`;
  if (origin === 'array') return `needs at least ${least} ${least === '1' ? 'entry' : 'entries'}`;
  return `must be at least ${least}`;
}

/** The fault of the alternative that differs from the others; else all allowed values. */
function faultOfUnion(issues: z.core.$ZodIssue[]): string {
  const values = issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  const other = issues.find(({ code }) => code !== 'invalid_value');
  return other ? faultOf(other) : `must be one of these: ${values.join(', ')}`;
}
