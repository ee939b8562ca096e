import { MESSAGES } from '@pythia/contracts/messages.ts';
import { endExchange, type Exchange, isAnswering, newExchange, receive } from '#answers/exchange.ts';
import {
  clearSelection,
  EMPTY_TRANSCRIPT,
  hear,
  hearInterim,
  toggle,
  type Transcript,
} from '#transcript/transcript.ts';
import type { CaptureEvent, LevelEvent } from '#listening/capture/capture-events.ts';
import { secondsUntil } from './countdown.ts';

/**
 * Where the interviewer's sound stands: `none` nothing is asked of it · `lost` there is nothing to listen
 * to, with a sentence that says why.
 */
type Sound =
  | { readonly state: 'none' | 'connecting' | 'listening' | 'reconnecting' }
  | { readonly state: 'lost'; readonly why: string };

export interface Speech {
  readonly state: 'ready' | 'preparing' | 'unavailable';
  readonly detail: string;
  /** 0 to 1, where it is known. */
  readonly progress: number | null;
}

export interface CopilotSession {
  /** Epoch milliseconds; NaN when the address of the window did not say. */
  readonly expiry: number;
  readonly secondsLeft: number | null;
  readonly expired: boolean;
  readonly authenticationFailed: boolean;
  readonly sound: Sound;
  /** The browser holds the sound back until the user clicks or presses a key. */
  readonly needsGesture: boolean;
  /** Whether the last sound was loud enough to be speech. */
  readonly hearing: boolean;
  readonly speech: Speech;
  readonly transcript: Transcript;
  /** Oldest first, the newest {@link KEPT_EXCHANGES}. */
  readonly exchanges: readonly Exchange[];
  /** The error area: a sentence, until it is mended or put away. */
  readonly error: string | null;
}

export type CopilotEvent =
  | Exclude<CaptureEvent, LevelEvent>
  | { type: 'tick'; now: number }
  | { type: 'nothing-shared' }
  | { type: 'sound-started' }
  | { type: 'hearing'; hearing: boolean }
  | { type: 'line-toggled'; id: number }
  | { type: 'asked'; id: number; question: string }
  | { type: 'answer-text'; id: number; text: string }
  | { type: 'answer-ended'; id: number; status: 'done' | 'stopped' | 'failed'; error?: string }
  | { type: 'failed'; error: string }
  | { type: 'error-dismissed' };

const KEPT_EXCHANGES = 100;

export type Restored = Pick<CopilotSession, 'transcript' | 'exchanges'>;

export function newCopilotSession(expiry: number, now: number, restored?: Restored): CopilotSession {
  const session: CopilotSession = {
    expiry,
    secondsLeft: null,
    expired: false,
    authenticationFailed: false,
    sound: { state: 'none' },
    needsGesture: false,
    hearing: false,
    speech: { state: 'ready', detail: '', progress: null },
    transcript: EMPTY_TRANSCRIPT,
    exchanges: [],
    error: null,
    ...restored,
  };
  return advance(session, { type: 'tick', now }, '');
}

/** The session after an event; the same object when nothing changed. `time` is the local time for new lines. */
export function advance(session: CopilotSession, event: CopilotEvent, time: string): CopilotSession {
  const transition = transitions[event.type] as (
    session: CopilotSession,
    event: CopilotEvent,
    time: string,
  ) => CopilotSession; // each takes its own kind of event
  return transition(session, event, time);
}

type EventOf<Type extends CopilotEvent['type']> = Extract<CopilotEvent, { type: Type }>;

const transitions: {
  [Type in CopilotEvent['type']]: (
    session: CopilotSession,
    event: EventOf<Type>,
    time: string,
  ) => CopilotSession;
} = {
  tick,
  connection,
  ended: soundEnded,
  'nothing-shared': (session) => ({ ...session, sound: { state: 'lost', why: MESSAGES.missingSetup } }),
  'sound-started': (session) => ({ ...session, sound: { state: 'connecting' }, error: null }),
  audio: (session, { state }) => ({ ...session, needsGesture: state === 'needs-gesture' }),
  hearing: (session, { hearing }) => (hearing === session.hearing ? session : { ...session, hearing }),
  status: (session, { state, detail = '', progress = null }) => ({
    ...session,
    speech: { state, detail, progress },
  }),
  transcript: (session, { text }, time) => ({
    ...session,
    transcript: hear(session.transcript, text, time),
  }),
  interim: (session, { text }) => ({ ...session, transcript: hearInterim(session.transcript, text) }),
  detail: (session, { detail }) => ({ ...session, error: detail }),
  'line-toggled': (session, { id }) => ({ ...session, transcript: toggle(session.transcript, id) }),
  asked: (session, { id, question }) => asked(session, newExchange(id, question)),
  'answer-text': (session, { id, text }) =>
    changeExchange(session, id, (exchange) => receive(exchange, text)),
  'answer-ended': (session, { id, status, error }) =>
    changeExchange(session, id, (exchange) => endExchange(exchange, status, error)),
  failed: (session, { error }) => ({ ...session, error }),
  'error-dismissed': (session) => ({ ...session, error: null }),
};

export const runningExchange = ({ exchanges }: CopilotSession): Exchange | null =>
  exchanges.findLast(isAnswering) ?? null;

function tick(session: CopilotSession, { now }: EventOf<'tick'>): CopilotSession {
  if (Number.isNaN(session.expiry)) return session;
  const secondsLeft = secondsUntil(session.expiry, now);
  if (secondsLeft === session.secondsLeft) return session;
  return secondsLeft === 0 ? expire({ ...session, secondsLeft }) : { ...session, secondsLeft };
}

const expire = (session: CopilotSession): CopilotSession => ({
  ...session,
  expired: true,
  secondsLeft: 0,
  sound: { state: 'none' },
  needsGesture: false,
  hearing: false,
  error: null,
});

function connection(session: CopilotSession, event: EventOf<'connection'>): CopilotSession {
  if (event.state === 'reconnecting') return connectionLost(session, event.wasClean);
  if (event.state === 'open') return { ...session, sound: { state: 'listening' }, error: null };
  return session.sound.state === 'reconnecting' ? session : { ...session, sound: { state: 'connecting' } };
}

function connectionLost(session: CopilotSession, wasClean: boolean): CopilotSession {
  const isRetrying = session.sound.state === 'reconnecting';
  const wasOpen = session.sound.state === 'listening';
  const broken = wasOpen ? MESSAGES.connectionClosed : MESSAGES.connectionError;
  return {
    ...session,
    sound: { state: 'reconnecting' },
    transcript: hearInterim(session.transcript, ''),
    error: wasClean || isRetrying ? session.error : broken,
  };
}

function soundEnded(session: CopilotSession, { reason, message }: EventOf<'ended'>): CopilotSession {
  const ended = {
    ...session,
    needsGesture: false,
    hearing: false,
    transcript: hearInterim(session.transcript, ''),
  };
  if (reason === 'session-expired') return expire(ended);
  if (reason === 'stopped') return { ...ended, sound: { state: 'none' } };
  if (reason === 'authentication-failed') {
    return { ...ended, authenticationFailed: true, sound: { state: 'none' } };
  }
  return { ...ended, sound: { state: 'lost', why: message ?? MESSAGES.sharingStopped }, error: null };
}

/** A question takes all selections with it, so that the next one starts from what is said next. */
const asked = (session: CopilotSession, exchange: Exchange): CopilotSession => ({
  ...session,
  error: null,
  transcript: clearSelection(session.transcript),
  exchanges: [...session.exchanges, exchange].slice(-KEPT_EXCHANGES),
});

const changeExchange = (
  session: CopilotSession,
  id: number,
  change: (exchange: Exchange) => Exchange,
): CopilotSession => ({
  ...session,
  exchanges: session.exchanges.map((exchange) => (exchange.id === id ? change(exchange) : exchange)),
});
