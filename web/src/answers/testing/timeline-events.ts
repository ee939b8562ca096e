import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import type { readInterview, SessionEvent } from '@pythia/contracts/interviews.ts';

export type TimelinePage = ReplyOf<typeof readInterview>;

type EventOf<K extends SessionEvent['kind']> = Extract<SessionEvent, { kind: K }>;

/** When the sessions of tests begin, in milliseconds. */
export const NOW = Date.UTC(2025, 0, 15, 10);

/** The moments of events, `seq` milliseconds after the beginning. */
const written = (seq: number) => ({ seq, at: new Date(NOW + seq).toISOString() });

/** A line of the interviewer; its id is `line-` and its `seq`. */
export const lineEvent = (seq: number, text: string): EventOf<'line'> => ({
  ...written(seq),
  kind: 'line',
  id: `line-${seq}`,
  text,
  channel: 'interviewer',
});

/** A question; its id is `question-` and its `seq`. */
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

/** The whole answer to the question of this id, unless told otherwise. */
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

/** A question that was found in these lines; its id is `detected-` and its `seq`. */
export const detectedEvent = (seq: number, text: string, lines: string[]): EventOf<'detected'> => ({
  ...written(seq),
  kind: 'detected',
  id: `detected-${seq}`,
  channel: 'copilot',
  change: 'asked',
  key: `${lines[0]}/0`,
  question: { text, parts: [text], sort: 'open', follows_up: false, doubtful: false, lines },
});

/** A page of the timeline of the session `s1`, which ends a minute after its beginning unless told otherwise. */
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
