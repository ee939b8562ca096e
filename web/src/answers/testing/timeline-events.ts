import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import type { readInterview, SessionEvent } from '@pythia/contracts/interviews.ts';

export type TimelinePage = ReplyOf<typeof readInterview>;

type EventOf<K extends SessionEvent['kind']> = Extract<SessionEvent, { kind: K }>;

/** Milliseconds. */
export const NOW = Date.UTC(2025, 0, 15, 10);

const written = (seq: number) => ({ seq, at: new Date(NOW + seq).toISOString() });

/** Id `line-` and `seq`. */
export const lineEvent = (seq: number, text: string): EventOf<'line'> => ({
  ...written(seq),
  kind: 'line',
  id: `line-${seq}`,
  text,
  channel: 'interviewer',
});

/** Id `question-` and `seq`. */
export const questionEvent = (
  seq: number,
  text: string,
  told: Partial<EventOf<'question'>> = {},
): EventOf<'question'> => ({
  ...written(seq),
  kind: 'question',
  id: `question-${seq}`,
  text,
  channel: 'candidate',
  ...told,
});

/** Complete by default. */
export const answerEvent = (
  seq: number,
  exchange_id: string,
  text: string,
  told: Partial<EventOf<'answer'>> = {},
): EventOf<'answer'> => ({
  ...written(seq),
  kind: 'answer',
  id: `answer-${seq}`,
  exchange_id,
  text,
  channel: 'copilot',
  state: 'complete',
  first_text_ms: 1,
  total_ms: 2,
  answered_by: null,
  stood_in: null,
  source: null,
  usage: null,
  alternatives: [],
  note: null,
  ...told,
});

/** Id `detected-` and `seq`. */
export const detectedEvent = (seq: number, text: string, lines: string[]): EventOf<'detected'> => ({
  ...written(seq),
  kind: 'detected',
  id: `detected-${seq}`,
  channel: 'copilot',
  change: 'asked',
  key: `${lines[0]}/0`,
  question: { text, parts: [text], sort: 'open', follows_up: false, doubtful: false, lines },
});

/** A page of session `s1`, which lasts a minute by default. */
export const pageOf = (
  events: SessionEvent[],
  { next = null as number | null, expiresAt = new Date(NOW + 60_000).toISOString() } = {},
): TimelinePage => ({
  session: {
    id: 's1',
    kind: 'free',
    title: '',
    company: '',
    job_title: 'Pilot',
    job_id: null,
    language: 'en',
    created_at: new Date(NOW).toISOString(),
    expires_at: expiresAt,
    running: true,
    counted: true,
    entries: events.length,
    questions: events.filter(({ kind }) => kind === 'question').length,
  },
  events,
  next,
});
