import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import { mergeTranscript } from '#transcript/merge-transcript.ts';
import { clearSelection, toggle } from '#transcript/selection.ts';
import {
  EMPTY_TRANSCRIPT,
  type Gap,
  hear,
  hearInterim,
  holdInterim,
  missSound,
  type Transcript,
  type Utterance,
} from '#transcript/transcript.ts';
import { secondsUntil } from '#interviews/countdown.ts';

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
  readonly jobTitle: string;
  /** Epoch milliseconds by the server's clock; NaN when nobody has said. */
  readonly expiry: number;
  readonly secondsLeft: number | null;
  readonly expired: boolean;
  readonly authenticationFailed: boolean;
  /** The user has signed out: nothing is left here, and nothing comes any more. */
  readonly signedOut: boolean;
  readonly sound: Sound;
  /** The browser holds the sound back until the user clicks or presses a key. */
  readonly needsGesture: boolean;
  /** Whether the last sound was loud enough to be speech. */
  readonly hearing: boolean;
  readonly speech: Speech;
  readonly transcript: Transcript;
  /** The error area: a sentence, until it is mended or put away. */
  readonly error: string | null;
}

type CaptureState = Exclude<CaptureEvent, { type: 'level' | 'transcript' | 'gap' }>;

export type CopilotEvent =
  | CaptureState
  | { type: 'tick'; now: number }
  | { type: 'restored'; jobTitle: string; expiry: number; heard: readonly Utterance[] }
  | { type: 'nothing-shared' }
  | { type: 'sound-started' }
  | { type: 'hearing'; hearing: boolean }
  | { type: 'heard'; utterance: Utterance }
  | { type: 'missed'; gap: Gap }
  | { type: 'line-toggled'; id: number }
  | { type: 'lines-asked' }
  | { type: 'failed'; error: string }
  | { type: 'error-dismissed' }
  | { type: 'signed-out' };

interface Beginning {
  jobTitle: string;
  expiry: number;
  transcript: Transcript;
}

export function newCopilotSession(beginning: Beginning, now: number): CopilotSession {
  const session: CopilotSession = {
    ...beginning,
    secondsLeft: null,
    expired: false,
    authenticationFailed: false,
    signedOut: false,
    sound: { state: 'none' },
    needsGesture: false,
    hearing: false,
    speech: { state: 'ready', detail: '', progress: null },
    error: null,
  };
  return tick(session, now);
}

/** The session after an event; the same object when nothing changed. */
export function advance(session: CopilotSession, event: CopilotEvent): CopilotSession {
  if (session.signedOut) return session;
  const { transcript } = session;
  switch (event.type) {
    case 'tick':
      return tick(session, event.now);
    case 'restored':
      return restored(session, event);
    case 'connection':
      return connection(session, event);
    case 'ended':
      return soundEnded(session, event);
    case 'nothing-shared':
      return { ...session, sound: { state: 'lost', why: MESSAGES.missingSetup } };
    case 'sound-started':
      return { ...session, sound: { state: 'connecting' }, error: null };
    case 'audio':
      return { ...session, needsGesture: event.state === 'needs-gesture' };
    case 'hearing':
      return event.hearing === session.hearing ? session : { ...session, hearing: event.hearing };
    case 'status':
      return { ...session, speech: speech(event) };
    case 'heard':
      return { ...session, transcript: hear(transcript, event.utterance) };
    case 'missed':
      return { ...session, transcript: missSound(transcript, event.gap) };
    case 'interim':
      return { ...session, transcript: hearInterim(transcript, event.text) };
    case 'line-toggled':
      return { ...session, transcript: toggle(transcript, event.id) };
    case 'lines-asked': // the next question starts from what is said next
      return { ...session, error: null, transcript: clearSelection(transcript) };
    case 'detail':
      return { ...session, error: event.detail };
    case 'failed':
      return { ...session, error: event.error };
    case 'error-dismissed':
      return { ...session, error: null };
    case 'signed-out':
      return { ...silent(session), signedOut: true, jobTitle: '', transcript: EMPTY_TRANSCRIPT, error: null };
  }
}

type EventOf<Type extends CopilotEvent['type']> = Extract<CopilotEvent, { type: Type }>;

function tick(session: CopilotSession, now: number): CopilotSession {
  if (Number.isNaN(session.expiry)) return session;
  const secondsLeft = secondsUntil(session.expiry, now);
  if (secondsLeft === session.secondsLeft) return session;
  return secondsLeft === 0 ? expire({ ...session, secondsLeft }) : { ...session, secondsLeft };
}

/** The server's copy: its own job title, and an end where the address of the window named none. */
const restored = (session: CopilotSession, event: EventOf<'restored'>): CopilotSession => ({
  ...session,
  jobTitle: event.jobTitle,
  expiry: Number.isNaN(session.expiry) ? event.expiry : session.expiry,
  transcript: mergeTranscript(session.transcript, event.heard),
});

const silent = (session: CopilotSession): CopilotSession => ({
  ...session,
  sound: { state: 'none' },
  needsGesture: false,
  hearing: false,
});

const expire = (session: CopilotSession): CopilotSession => ({
  ...silent(session),
  expired: true,
  secondsLeft: 0,
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
    transcript: holdInterim(session.transcript),
    error: wasClean || isRetrying ? session.error : broken,
  };
}

function soundEnded(session: CopilotSession, { reason, message }: EventOf<'ended'>): CopilotSession {
  const ended = silent(session);
  if (reason === 'session-expired') return expire(ended);
  if (reason === 'stopped') return ended;
  if (reason === 'authentication-failed') return { ...ended, authenticationFailed: true };
  return { ...ended, sound: { state: 'lost', why: message ?? MESSAGES.sharingStopped }, error: null };
}

const speech = ({ state, detail, progress }: EventOf<'status'>): Speech => ({
  state,
  detail: detail ?? '',
  progress: progress ?? null,
});
