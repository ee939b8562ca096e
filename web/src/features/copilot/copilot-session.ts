import { MESSAGES } from '@pythia/contracts/messages.ts';
import {
  endExchange,
  type Exchange,
  isAnswering,
  newExchange,
  receive,
} from '#copilot-view/exchange.ts';
import {
  clearSelection,
  EMPTY_TRANSCRIPT,
  hear,
  hearInterim,
  toggle,
  type Transcript,
} from '#copilot-view/transcript.ts';
import type { CaptureEvent, LevelEvent } from './audio/capture-events.ts';
import { secondsUntil } from './countdown.ts';

/**
 * Where the interviewer's sound stands: `none` nothing is asked of it · `lost` there is nothing to listen
 * to, with a sentence that says why.
 */
export type Sound =
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
  switch (event.type) {
    case 'tick':
      return tick(session, event.now);
    case 'nothing-shared':
      return { ...session, sound: { state: 'lost', why: MESSAGES.missingSetup } };
    case 'sound-started':
      return { ...session, sound: { state: 'connecting' }, error: null };
    case 'audio':
      return { ...session, needsGesture: event.state === 'needs-gesture' };
    case 'hearing':
      return event.hearing === session.hearing ? session : { ...session, hearing: event.hearing };
    case 'connection':
      return connection(session, event);
    case 'ended':
      return soundEnded(session, event);
    case 'status':
      return {
        ...session,
        speech: { state: event.state, detail: event.detail ?? '', progress: event.progress ?? null },
      };
    case 'transcript':
      return { ...session, transcript: hear(session.transcript, event.text, time) };
    case 'interim':
      return { ...session, transcript: hearInterim(session.transcript, event.text) };
    case 'detail':
      return { ...session, error: event.detail };
    case 'line-toggled':
      return { ...session, transcript: toggle(session.transcript, event.id) };
    case 'asked':
      return asked(session, newExchange(event.id, event.question));
    case 'answer-text':
      return changeExchange(session, event.id, (exchange) => receive(exchange, event.text));
    case 'answer-ended':
      return changeExchange(session, event.id, (exchange) =>
        endExchange(exchange, event.status, event.error),
      );
    case 'failed':
      return { ...session, error: event.error };
    case 'error-dismissed':
      return { ...session, error: null };
  }
}

export const runningExchange = ({ exchanges }: CopilotSession): Exchange | null =>
  exchanges.findLast(isAnswering) ?? null;

function tick(session: CopilotSession, now: number): CopilotSession {
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

function connection(
  session: CopilotSession,
  event: Extract<CopilotEvent, { type: 'connection' }>,
): CopilotSession {
  switch (event.state) {
    case 'connecting':
      return session.sound.state === 'reconnecting'
        ? session
        : { ...session, sound: { state: 'connecting' } };
    case 'open':
      return { ...session, sound: { state: 'listening' }, error: null };
    case 'reconnecting': {
      const neverOpened = session.sound.state === 'connecting';
      const broken = neverOpened ? MESSAGES.connectionError : MESSAGES.connectionClosed;
      const transcript = hearInterim(session.transcript, '');
      const error = event.wasClean || session.sound.state === 'reconnecting' ? session.error : broken;
      return { ...session, sound: { state: 'reconnecting' }, transcript, error };
    }
  }
}

function soundEnded(
  session: CopilotSession,
  event: Extract<CopilotEvent, { type: 'ended' }>,
): CopilotSession {
  const ended = {
    ...session,
    needsGesture: false,
    hearing: false,
    transcript: hearInterim(session.transcript, ''),
  };
  switch (event.reason) {
    case 'session-expired':
      return expire(ended);
    case 'authentication-failed':
      return { ...ended, authenticationFailed: true, sound: { state: 'none' } };
    case 'stopped':
      return { ...ended, sound: { state: 'none' } };
    default:
      return { ...ended, sound: { state: 'lost', why: event.message ?? SHARE_ENDED }, error: null };
  }
}

const SHARE_ENDED = 'Sharing has stopped.';

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
