import { useCallback, useMemo } from 'react';
import type { Job } from '@pythia/contracts/jobs.ts';
import { readDraft, useDraft, writeDraft } from '#browser/draft.ts';

export type JobFields = Pick<
  Job,
  'company' | 'role' | 'status' | 'link' | 'interview_dates' | 'job_description' | 'notes'
>;

export const NEW_JOB: JobFields = {
  company: '',
  role: '',
  status: 'saved',
  link: '',
  interview_dates: [],
  job_description: '',
  notes: '',
};

export interface JobDraft {
  fields: JobFields;
  /** Changed fields only: other windows may change the rest. */
  changes: Partial<JobFields>;
  change: (part: Partial<JobFields>) => void;
  discard: () => void;
  /** Marks what was sent as saved; later edits stay unsaved. */
  settle: (sent: Partial<JobFields>, saved: Job) => void;
}

const draftName = (account: string, jobId = 'new') => `job:${account}:${jobId}`;

/**
 * Unsaved changes survive a reload.
 * @param job undefined: new
 */
export function useJobDraft(account: string, job: Job | undefined): JobDraft {
  const name = draftName(account, job?.id);
  const [text, write] = useDraft(name);
  const saved = job ?? NEW_JOB;
  const changes = useMemo(() => readChanges(text, saved), [text, saved]);
  const change = useCallback(
    (part: Partial<JobFields>) => {
      write(asText(differing({ ...changes, ...part }, saved)));
    },
    [changes, saved, write],
  );
  const discard = useCallback(() => write(''), [write]);
  const settle = useCallback(
    (sent: Partial<JobFields>, now: Job) => {
      const since = readChanges(readDraft(name), { ...now, ...sent });
      writeDraft(name, '');
      writeDraft(draftName(account, now.id), asText(since));
    },
    [account, name],
  );
  return { fields: { ...saved, ...changes }, changes, change, discard, settle };
}

const asText = (changes: Partial<JobFields>): string =>
  Object.keys(changes).length === 0 ? '' : JSON.stringify(changes);

export function readChanges(text: string, saved: JobFields): Partial<JobFields> {
  try {
    return differing(Object(JSON.parse(text)) as Partial<JobFields>, saved);
  } catch {
    return {};
  }
}

function differing(parts: Partial<JobFields>, saved: JobFields): Partial<JobFields> {
  const names = Object.keys(NEW_JOB) as (keyof JobFields)[];
  const changed = names.filter((name) => {
    const part = parts[name];
    const isOurs =
      typeof part === typeof NEW_JOB[name] && Array.isArray(part) === Array.isArray(NEW_JOB[name]);
    return isOurs && JSON.stringify(part) !== JSON.stringify(saved[name]);
  });
  return Object.fromEntries(changed.map((name) => [name, parts[name]]));
}
