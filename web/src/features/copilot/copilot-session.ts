import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import { correctLine, type SentCorrection, acknowledge } from '#transcript/corrections.ts';
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
import type { Continuation } from './next-session.ts';

/**
 * Where the interviewer's sound stands: `none` nothing is asked of it · `reconnecting` what is said is kept until
 * the server hears it · `lost` there is nothing to listen to, with a sentence that says why.
 */
type Sound =
  | { readonly state: 'none' | 'connecting' | 'listening' }
  | { readonly state: 'reconnecting'; readonly keptSeconds: number }
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
  /** Its user has ended it in another window, before its time was over. */
  readonly endedByUser: boolean;
  readonly continuation: Continuation;
  /** The address of the session that this window was in before. */
  readonly previousUrl: string | null;
  readonly authenticationFailed: boolean;
  /** The user has signed out: nothing is left here, and nothing comes any more. */
  readonly signedOut: boolean;
  readonly sound: Sound;
  /** Why the sound does not reach the server at present, in a sentence, where there is one. */
  readonly soundTrouble: string | null;
  /** The browser holds the sound back until the user clicks or presses a key. */
  readonly needsGesture: boolean;
  /** Whether the last sound was loud enough to be speech. */
  readonly hearing: boolean;
  readonly speech: Speech;
  readonly transcript: Transcript;
  /** The error area: a sentence about asking, until it is mended or put away. */
  readonly error: string | null;
}

type CaptureState = Exclude<CaptureEvent, { type: 'level' | 'transcript' | 'gap' }>;

export type CopilotEvent =
  | CaptureState
  | { type: 'tick'; now: number }
  | { type: 'continuation'; continuation: Continuation }
  | { type: 'moved'; jobTitle: string; expiry: number; previousUrl: string }
  | { type: 'restored'; jobTitle: string; expiry: number; transcript: Transcript }
  | { type: 'nothing-shared'; why: string }
  | { type: 'sound-started' }
  | { type: 'hearing'; hearing: boolean }
  | { type: 'heard'; utterance: Utterance }
  | { type: 'missed'; gap: Gap }
  | { type: 'line-toggled'; id: number }
  | { type: 'selection-cleared' }
  | { type: 'lines-asked' }
  | { type: 'line-corrected'; line: string; text: string }
  | { type: 'correction-acknowledged'; correction: SentCorrection }
  | { type: 'failed'; error: string }
  | { type: 'error-dismissed' }
  | { type: 'ended-by-user' }
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
    endedByUser: false,
    continuation: { state: 'none' },
    previousUrl: null,
    authenticationFailed: false,
    signedOut: false,
    sound: { state: 'none' },
    soundTrouble: null,
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
    case 'continuation':
      return { ...session, continuation: event.continuation };
    case 'moved':
      return moved(session, event);
    case 'restored': // by the server's copy, with its own job title and its own end, which may have come early
      return { ...session, jobTitle: event.jobTitle, expiry: event.expiry, transcript: event.transcript };
    case 'connection':
      return connection(session, event);
    case 'session-over':
      return expire(session);
    case 'ended':
      return soundEnded(session, event);
    case 'ended-by-user':
      return { ...expire(session), endedByUser: true };
    case 'nothing-shared':
      return { ...session, sound: { state: 'lost', why: event.why } };
    case 'sound-started':
      return { ...session, sound: { state: 'connecting' }, soundTrouble: null, error: null };
    case 'kept':
      return session.sound.state === 'reconnecting'
        ? { ...session, sound: { state: 'reconnecting', keptSeconds: event.seconds } }
        : session;
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
    case 'selection-cleared':
      return { ...session, transcript: clearSelection(transcript) };
    case 'line-corrected':
      return { ...session, transcript: correctLine(transcript, event.line, event.text) };
    case 'correction-acknowledged':
      return { ...session, transcript: acknowledge(transcript, event.correction) };
    case 'lines-asked': // the next question starts from what is said next
      return { ...session, error: null, transcript: clearSelection(transcript) };
    case 'detail':
      return { ...session, soundTrouble: event.detail };
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
  if (session.expired || Number.isNaN(session.expiry)) return session;
  const secondsLeft = secondsUntil(session.expiry, now);
  if (secondsLeft === session.secondsLeft) return session;
  return secondsLeft === 0 ? expire({ ...session, secondsLeft }) : { ...session, secondsLeft };
}

/** Another session begins here: what was said and asked before stays in the window. */
const moved = (session: CopilotSession, event: EventOf<'moved'>): CopilotSession => ({
  ...session,
  jobTitle: event.jobTitle,
  expiry: event.expiry,
  secondsLeft: null,
  expired: false,
  endedByUser: false,
  continuation: { state: 'none' },
  previousUrl: event.previousUrl,
  error: null,
});

const silent = (session: CopilotSession): CopilotSession => ({
  ...session,
  sound: { state: 'none' },
  soundTrouble: null,
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
  if (event.state === 'open') return { ...session, sound: { state: 'listening' }, soundTrouble: null };
  return session.sound.state === 'reconnecting' ? session : { ...session, sound: { state: 'connecting' } };
}

function connectionLost(session: CopilotSession, wasClean: boolean): CopilotSession {
  if (session.sound.state === 'reconnecting') return session;
  const wasOpen = session.sound.state === 'listening';
  const broken = wasOpen ? MESSAGES.connectionClosed : MESSAGES.connectionError;
  return {
    ...session,
    sound: { state: 'reconnecting', keptSeconds: 0 },
    transcript: holdInterim(session.transcript),
    soundTrouble: wasClean ? session.soundTrouble : broken,
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
