import type { Interview } from '@pythia/contracts/interviews.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseExpiry, secondsUntil } from '#interviews/countdown.ts';
import { eventsIn } from '#interviews/take-events.ts';
import { acknowledge, withCorrection } from '#transcript/corrections.ts';
import { type FoundQuestions, putAway, takeFound } from '#transcript/question/found-questions.ts';
import { clearSelection, toggle } from '#transcript/selection.ts';
import { EMPTY_TRANSCRIPT, holdInterim, missSound } from '#transcript/transcript.ts';
import type { CopilotEvent, CopilotSession, Ending } from './copilot-session.ts';
import { NO_STYLE, type SessionStyle, settleStyle, toldStyle, wishStyle } from './session-style.ts';

/** Parts read the state by `select`, and change it by `dispatch` alone. */
export class Machine {
  readonly store: StoreApi<CopilotSession>;

  constructor(session: CopilotSession) {
    this.store = createStore(() => session);
  }

  select<Selected>(select: (session: CopilotSession) => Selected): Selected {
    return select(this.store.getState());
  }

  dispatch(event: CopilotEvent): void {
    this.store.setState((session) => advance(session, event), true);
  }

  /** Calls `onChange` within each dispatch that changes the selection, in the order of watching. */
  watch<Selected>(
    select: (session: CopilotSession) => Selected,
    onChange: (selected: Selected, before: Selected) => void,
  ): void {
    this.store.subscribe((session, before) => {
      const [selected, known] = [select(session), select(before)];
      if (selected !== known) onChange(selected, known);
    });
  }
}

/** Detected questions narrow what is asked, except for users who ask by key alone. */
export const foundIn = ({ way, found }: Pick<CopilotSession, 'way' | 'found'>): FoundQuestions =>
  way === 'key' ? [] : found;

type EventOf<Type extends CopilotEvent['type']> = Extract<CopilotEvent, { type: Type }>;

interface Beginning extends Pick<CopilotSession, 'id' | 'jobTitle' | 'expiry' | 'transcript'> {
  armed?: boolean;
  found?: FoundQuestions;
  style?: SessionStyle;
}

/** Milliseconds: a session that ends so close to its time was not ended early. */
const END_TOLERANCE_MS = 3_000;

export function newCopilotSession({ armed = false, ...beginning }: Beginning, now: number): CopilotSession {
  const session: CopilotSession = {
    found: [],
    way: 'shown',
    glance: null,
    style: NO_STYLE,
    ...beginning,
    language: '',
    secondsLeft: null,
    known: false,
    notFollowing: null,
    phase: { name: 'listening', armed },
    previousUrl: null,
    error: null,
  };
  return tick(session, now);
}

/** The server says whether the session is over, as a window's clock may be wrong. */
export function openedSession(
  { expiresAt, armed, ...beginning }: Omit<Beginning, 'expiry'> & { expiresAt: string },
  now: number,
): CopilotSession {
  const expiry = parseExpiry(expiresAt);
  if (expiry <= now) return newCopilotSession({ ...beginning, expiry: NaN }, now);
  return newCopilotSession({ ...beginning, armed, expiry }, now);
}

export function advance(session: CopilotSession, event: CopilotEvent): CopilotSession {
  const { phase, transcript } = session;
  if (phase.name === 'left') return session;
  switch (event.type) {
    case 'tick':
      return tick(session, event.now);
    case 'told':
      return told(session, event);
    case 'feed':
      return { ...session, notFollowing: event.refusal };
    case 'held-in':
      return { ...session, language: event.language };
    case 'armed':
      return phase.name === 'listening' ? { ...session, phase: { ...phase, armed: event.armed } } : session;
    case 'session-over':
      return overByServer(session, event.now);
    case 'ended-by-user':
      return end(session, { endedByUser: true });
    case 'going-on':
      return phase.name === 'over'
        ? { ...session, phase: { name: 'following', endedByUser: phase.endedByUser } }
        : session;
    case 'not-followed':
      return phase.name === 'following'
        ? { ...session, phase: { ...phase, name: 'over', failure: event.why } }
        : session;
    case 'moved':
      return moved(session, event);
    case 'refused':
      return phase.name === 'listening' ? { ...session, phase: { name: 'refused' } } : session;
    case 'unknown':
      if (session.known) return session;
      return event.isBlank
        ? { ...session, phase: { name: 'unknown' } }
        : end(session, { endedByUser: false });
    case 'signed-out':
      return {
        ...session,
        phase: { name: 'left' },
        jobTitle: '',
        transcript: EMPTY_TRANSCRIPT,
        found: [],
        error: null,
      };
    case 'heard':
      return event.transcript === transcript ? session : { ...session, transcript: event.transcript };
    case 'missed':
      return { ...session, transcript: missSound(transcript, event.gap) };
    case 'interrupted':
      return { ...session, transcript: holdInterim(transcript) };
    case 'line-toggled':
      return { ...session, transcript: toggle(transcript, event.id) };
    case 'selection-cleared':
      return { ...session, transcript: clearSelection(transcript) };
    case 'line-corrected':
      return { ...session, transcript: withCorrection(transcript, event.line, event.text) };
    case 'correction-acknowledged':
      return { ...session, transcript: acknowledge(transcript, event.correction) };
    case 'lines-asked': // the next question begins with what is said next
      return { ...session, error: null, transcript: clearSelection(transcript) };
    case 'put-away':
      return { ...session, found: putAway(session.found, event.key) };
    case 'style-wished':
      return { ...session, style: wishStyle(session.style, event.style) };
    case 'style-settled':
      return { ...session, style: settleStyle(session.style, event.event) };
    case 'switch-read':
      return { ...session, style: { ...session.style, switched: null } };
    case 'asking':
      return { ...session, error: null, style: { ...session.style, switched: null } };
    case 'failed':
      return { ...session, error: event.error };
    case 'error-dismissed':
      return { ...session, error: null };
  }
}

const isEarly = (end: number, expiry: number): boolean => end < expiry - END_TOLERANCE_MS;

function tick(session: CopilotSession, now: number): CopilotSession {
  if (session.phase.name !== 'listening' || Number.isNaN(session.expiry)) return session;
  const secondsLeft = secondsUntil(session.expiry, now);
  if (secondsLeft === 0) return end(session, { endedByUser: false });
  return secondsLeft === session.secondsLeft ? session : { ...session, secondsLeft };
}

/** An early end by the server was the user's wish, so no session follows. */
function overByServer(session: CopilotSession, now: number): CopilotSession {
  if (!isEarly(now, session.expiry)) return end(session, { endedByUser: false });
  const { phase } = session;
  const disarmed = phase.name === 'listening' ? { ...session, phase: { ...phase, armed: false } } : session;
  return end(disarmed, { endedByUser: session.known });
}

function told(session: CopilotSession, { message, now }: EventOf<'told'>): CopilotSession {
  if ('session' in message) return takeSession(session, message.session, now);
  if ('language' in message || 'way' in message || 'glance' in message) return { ...session, ...message };
  const events = eventsIn(message);
  const style = toldStyle(session.style, events);
  const found = takeFound(session.found, events);
  return style === session.style && found === session.found ? session : { ...session, style, found };
}

function takeSession(session: CopilotSession, told: Interview, now: number): CopilotSession {
  const { job_title: jobTitle, language } = told;
  const expiry = Date.parse(told.expires_at);
  const next = { ...session, known: true, jobTitle, language, expiry, glance: null };
  const isOver = secondsUntil(expiry, now) === 0;
  return isOver && isEarly(expiry, session.expiry) ? end(next, { endedByUser: true }) : tick(next, now);
}

/** An armed session begins, unless somebody ended this one before its time. */
function end(session: CopilotSession, { endedByUser }: Ending): CopilotSession {
  const { phase } = session;
  const over = { ...session, secondsLeft: 0, error: null };
  switch (phase.name) {
    case 'listening': {
      const isFollowed = phase.armed && !endedByUser;
      const next = isFollowed ? ({ name: 'following' } as const) : ({ name: 'over', failure: null } as const);
      return { ...over, phase: { ...next, endedByUser } };
    }
    case 'following':
    case 'over':
      return endedByUser && !phase.endedByUser ? { ...over, phase: { ...phase, endedByUser } } : session;
    case 'refused':
    case 'unknown':
    case 'left':
      return session;
  }
}

/** Words and answers of the session before stay in the window. */
function moved(
  { language, transcript, found, way, style }: CopilotSession,
  { next, now }: EventOf<'moved'>,
): CopilotSession {
  const { sessionId: id, jobTitle, expiresAt, previousUrl } = next;
  const expiry = parseExpiry(expiresAt);
  return {
    ...newCopilotSession({ id, jobTitle, expiry, transcript, found, style }, now),
    language,
    way,
    previousUrl,
  };
}
