import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Verbatim. */
export interface NamedJob {
  /** The written form, then equally good ones. */
  employer: readonly string[];
  role: string;
  from: string;
  /** Empty: still held. */
  to: string;
  /** Neither missing nor surplus. */
  isOptional: boolean;
}

export interface LabelledResume {
  id: string;
  rows: string[];
  /** A row each; `+` joins, `blank`. */
  labels: string[];
  jobs: NamedJob[];
  facts: {
    interests: string[];
    languages: string[];
    notice: string;
    gap: string;
  };
}

/** A file each: label, tab, text; then `== jobs` and `== facts`. */
export const readLabelledFolder = (folder: string): LabelledResume[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => readLabelledResume(readFileSync(join(folder, name), 'utf8'), basename(name, '.txt')));

export function readLabelledResume(file: string, id: string): LabelledResume {
  const read: LabelledResume = {
    id,
    rows: [],
    labels: [],
    jobs: [],
    facts: { interests: [], languages: [], notice: '', gap: 'none' },
  };
  let part = '';
  for (const line of file.split('\n')) {
    if (line.startsWith('== ')) part = line.slice(3).trim();
    else if (part === '' && line.includes('\t') && !line.startsWith('# ')) {
      read.labels.push(line.slice(0, line.indexOf('\t')).trim());
      read.rows.push(line.slice(line.indexOf('\t') + 1));
    } else if (part === 'jobs' && line.includes('|')) read.jobs.push(jobOf(line));
    else if (part === 'facts') addFact(read.facts, line);
  }
  return read;
}

function jobOf(line: string): NamedJob {
  const cells = line
    .replace(/^\?\s*/, '')
    .split('|')
    .map((cell) => cell.trim());
  const [employer = '', role = '', from = '', to = '', mark] = cells;
  return {
    employer: employer.split('~').map((name) => name.trim()),
    role,
    from,
    to,
    isOptional: line.startsWith('?') || mark === '?',
  };
}

function addFact(facts: LabelledResume['facts'], line: string): void {
  const gap = /^gap:(?=.*(?:true|\d{4}))(.*)$/.exec(line)?.[1];
  if (gap !== undefined) facts.gap = gap;
  const [, key, value = ''] = /^(interests|languages|notice):\s*(.*)$/.exec(line) ?? [];
  const isNone = /^(?:none|false|-)?$/i.test(value.trim());
  if (key === undefined || isNone) return;
  if (key === 'notice') facts.notice = value.trim();
  else
    facts[key as 'interests' | 'languages'] = value
      .split(/;|,(?![^(]*\))/)
      .map((one) => one.trim())
      .filter((one) => one !== '');
}
