import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';

/**
 * `none`: nothing is asked of it; `reconnecting`: sound is kept until the server hears it; `elsewhere`:
 * another window listens, unless its connection is gone; `lost`: nothing to listen to, with a sentence.
 */
type Sound =
  | { readonly state: 'none' | 'connecting' | 'listening' }
  | { readonly state: 'elsewhere'; readonly isConnected: boolean }
  | { readonly state: 'reconnecting'; readonly keptSeconds: number }
  | { readonly state: 'lost'; readonly why: string };

export interface Speech {
  readonly state: 'ready' | 'preparing' | 'unavailable';
  readonly detail: string;
  /** Share of the model's download, 0 to 1; null: unknown. */
  readonly progress: number | null;
}

export interface ListeningState {
  readonly sound: Sound;
  /** Sentence on why no sound reaches the server. */
  readonly trouble: string | null;
  /** The browser holds the sound back until a click or key. */
  readonly needsGesture: boolean;
  readonly hearing: boolean;
  /** Silent for so long that the share may have no sound. */
  readonly soundless: boolean;
  readonly speech: Speech;
}

export type ListeningEvent =
  | Exclude<CaptureEvent, { type: 'level' }>
  | { type: 'hearing'; hearing: boolean }
  | { type: 'soundless' }
  | { type: 'started' }
  | { type: 'stopped' }
  | { type: 'nothing-shared'; why: string }
  | { type: 'listener'; is: 'another' | 'nobody' };

type EventOf<Type extends ListeningEvent['type']> = Extract<ListeningEvent, { type: Type }>;

export const NOT_LISTENING: ListeningState = {
  sound: { state: 'none' },
  trouble: null,
  needsGesture: false,
  hearing: false,
  soundless: false,
  speech: { state: 'ready', detail: '', progress: null },
};

export function listen(state: ListeningState, event: ListeningEvent): ListeningState {
  switch (event.type) {
    case 'started':
      return { ...state, sound: { state: 'connecting' }, trouble: null, soundless: false };
    case 'nothing-shared':
      return { ...state, sound: { state: 'lost', why: event.why } };
    case 'listener':
      return otherListener(state, event);
    case 'connection':
      return connection(state, event);
    case 'kept':
      return state.sound.state === 'reconnecting'
        ? { ...state, sound: { state: 'reconnecting', keptSeconds: event.seconds } }
        : state;
    case 'audio':
      return { ...state, needsGesture: event.state === 'needs-gesture' };
    case 'hearing':
      if (event.hearing === state.hearing) return state;
      return { ...state, hearing: event.hearing, soundless: state.soundless && !event.hearing };
    case 'soundless':
      return state.soundless ? state : { ...state, soundless: true };
    case 'status':
      return { ...state, speech: speech(event) };
    case 'detail':
      return { ...state, trouble: event.detail };
    case 'session-over':
    case 'stopped':
      return silent(state);
    case 'share-ended':
      return { ...silent(state), sound: { state: 'lost', why: MESSAGES.sharingStopped } };
    case 'ended':
      return ended(state, event);
    case 'went-on':
    case 'transcript':
    case 'interim':
    case 'gap':
      return state;
  }
}

/** A window that listens, or is about to, is told so by its own connection. */
function otherListener(state: ListeningState, { is }: EventOf<'listener'>): ListeningState {
  const isConnected = is === 'another';
  if (state.sound.state === 'elsewhere') return { ...state, sound: { state: 'elsewhere', isConnected } };
  return isConnected && state.sound.state === 'lost'
    ? { ...silent(state), sound: { state: 'elsewhere', isConnected } }
    : state;
}

/** A share that has ended is only emptied, and no longer listened to. */
function connection(state: ListeningState, event: EventOf<'connection'>): ListeningState {
  if (state.sound.state === 'lost') return state;
  if (event.state === 'reconnecting') return connectionLost(state, event.wasClean);
  if (event.state === 'open') return { ...state, sound: { state: 'listening' }, trouble: null };
  return state.sound.state === 'reconnecting' ? state : { ...state, sound: { state: 'connecting' } };
}

function connectionLost(state: ListeningState, wasClean: boolean): ListeningState {
  if (state.sound.state === 'reconnecting') return state;
  const wasOpen = state.sound.state === 'listening';
  const broken = wasOpen ? MESSAGES.connectionClosed : MESSAGES.connectionError;
  return {
    ...state,
    sound: { state: 'reconnecting', keptSeconds: 0 },
    trouble: wasClean ? state.trouble : broken,
  };
}

function ended(state: ListeningState, { reason, message }: EventOf<'ended'>): ListeningState {
  if (reason === 'listened-elsewhere')
    return { ...silent(state), sound: { state: 'elsewhere', isConnected: true } };
  const wasAskedFor = reason === 'stopped' || reason === 'authentication-failed';
  if (wasAskedFor) return silent(state);
  return { ...silent(state), sound: { state: 'lost', why: message ?? MESSAGES.sharingStopped } };
}

const silent = ({ speech: known }: ListeningState): ListeningState => ({ ...NOT_LISTENING, speech: known });

const speech = ({ state, detail, progress }: EventOf<'status'>): Speech => ({
  state,
  detail: detail ?? '',
  progress: progress ?? null,
});
