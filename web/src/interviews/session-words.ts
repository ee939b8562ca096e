import type { Interview } from '@pythia/contracts/interviews.ts';
import { parseExpiry } from './countdown.ts';
import type { StoredSession } from './stored-session.ts';

export const NAMELESS: Record<Interview['kind'], string> = {
  free: 'Interview without a job title',
  paid: 'Interview without a job title',
  practice: 'Practice without a job title',
};

export const nameOf = ({ title, job_title, kind }: Pick<Interview, 'title' | 'job_title' | 'kind'>): string =>
  title || job_title || NAMELESS[kind];

export const jobOf = ({ jobTitle, company }: StoredSession): string =>
  [jobTitle, company].filter(Boolean).join(' at ');

export const endsAt = ({ expires_at }: StoredSession): string =>
  new Date(parseExpiry(expires_at)).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

export function describeSession(session: Interview): string {
  const { created_at, questions, entries } = session;
  const held = entries === 0 ? 'nothing was heard or asked' : count(questions, 'question');
  const day = new Date(created_at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    ...(session.kind === 'practice' ? ['Practice'] : []),
    day,
    ...(session.running ? [] : [lengthOf(session)]),
    held,
  ].join(' · ');
}

function lengthOf({ created_at, expires_at }: Interview): string {
  const minutes = Math.round((Date.parse(expires_at) - Date.parse(created_at)) / 60_000);
  return minutes < 1 ? 'less than a minute' : count(minutes, 'minute');
}

const count = (number: number, thing: string): string =>
  number === 0 ? `no ${thing}s` : `${number} ${thing}${number === 1 ? '' : 's'}`;
