import { correctLine, type SentCorrection, acknowledge } from '#transcript/corrections.ts';
import { clearSelection, toggle } from '#transcript/selection.ts';
import {
  EMPTY_TRANSCRIPT,
  type Gap,
  hearInterim,
  holdInterim,
  missSound,
  type Transcript,
} from '#transcript/transcript.ts';
import { parseExpiry, secondsUntil } from '#interviews/countdown.ts';
import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { Glance } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { type FoundQuestions, putAway, takeFound } from '#transcript/question/found-questions.ts';
import type { FollowingSession } from './next-session.ts';
import {
  type ChosenStyle,
  NO_STYLE,
  type SessionStyle,
  settleStyle,
  type StyleEvent,
  toldStyle,
  wishStyle,
} from './session-style.ts';

/**
 * What the window is now: `listening` in a session that runs, or that is yet to say whether it does · `following`
 * the session is over, and another is being begun · `over` for reading · `refused` the server does not take the
 * token · `unknown` the server has no such session, and there is nothing to read · `left` the user has signed out, and
 * nothing comes any more.
 */
export type Phase =
  | {
      readonly name: 'listening';
      /** Whether a new session is to begin when this one ends. */
      readonly armed: boolean;
    }
  | ({ readonly name: 'following' } & Ending)
  | ({
      readonly name: 'over';
      /** Why no other session could be begun. */
      readonly failure: string | null;
    } & Ending)
  | { readonly name: 'refused' | 'unknown' | 'left' };

interface Ending {
  /** By hand, here or elsewhere, before its time was over. */
  readonly endedByUser: boolean;
}

export interface CopilotSession {
  readonly id: string;
  readonly jobTitle: string;
  /** What is spoken in it; empty until the server has told. */
  readonly language: string;
  /** Epoch milliseconds by the server's clock; NaN when nobody has said. */
  readonly expiry: number;
  readonly secondsLeft: number | null;
  /** Whether the server has told of it. */
  readonly known: boolean;
  /** Why the window is told of nothing any more, in a sentence; null while it is, or is about to be again. */
  readonly notFollowing: string | null;
  readonly phase: Phase;
  /** The address of the session that this window was in before. */
  readonly previousUrl: string | null;
  readonly transcript: Transcript;
  /** What the interviewer was found to ask. */
  readonly found: FoundQuestions;
  /** How that is answered. */
  readonly way: AnsweringWay;
  /** What fits best to what is being asked, while it is. */
  readonly glance: Glance | null;
  readonly style: SessionStyle;
  /** The error area: a sentence about asking, until it is mended or put away. */
  readonly error: string | null;
}

export type CopilotEvent =
  | { type: 'tick'; now: number }
  | { type: 'told'; jobTitle: string; language: string; expiry: number; now: number }
  | { type: 'feed'; refusal: string | null }
  | { type: 'held-in'; language: string }
  | { type: 'armed'; armed: boolean }
  | { type: 'session-over'; now: number }
  | { type: 'ended-by-user' }
  | { type: 'going-on' }
  | { type: 'not-followed'; why: string }
  | { type: 'moved'; next: FollowingSession; now: number }
  | { type: 'refused' }
  | { type: 'unknown'; isBlank: boolean }
  | { type: 'signed-out' }
  | { type: 'heard'; transcript: Transcript }
  | { type: 'missed'; gap: Gap }
  | { type: 'interim'; text: string; stands?: number | undefined }
  | { type: 'interrupted' }
  | { type: 'line-toggled'; id: number }
  | { type: 'selection-cleared' }
  | { type: 'lines-asked' }
  | { type: 'line-corrected'; line: string; text: string }
  | { type: 'correction-acknowledged'; correction: SentCorrection }
  | { type: 'happened'; events: readonly AppendedEvent[] }
  | { type: 'answered-by'; way: AnsweringWay }
  | { type: 'glance'; glance: Glance | null }
  | { type: 'put-away'; key: string }
  | { type: 'style-wished'; style: ChosenStyle }
  | { type: 'style-settled'; event: StyleEvent | null }
  | { type: 'switch-read' }
  | { type: 'asking' }
  | { type: 'failed'; error: string }
  | { type: 'error-dismissed' };

type EventOf<Type extends CopilotEvent['type']> = Extract<CopilotEvent, { type: Type }>;

interface Beginning extends Pick<CopilotSession, 'id' | 'jobTitle' | 'expiry' | 'transcript'> {
  armed?: boolean;
  found?: FoundQuestions;
  style?: SessionStyle;
}

/** A session that ends so shortly before its time, in milliseconds, was ended because of that. */
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

/**
 * By the address of its window. Whether one is over that seems to be, by a clock that may be wrong, the server says
 * with its first answer; until then nobody knows its end, and nothing follows it.
 */
export function openedSession(
  { expiresAt, armed, ...beginning }: Omit<Beginning, 'expiry'> & { expiresAt: string },
  now: number,
): CopilotSession {
  const expiry = parseExpiry(expiresAt);
  if (expiry <= now) return newCopilotSession({ ...beginning, expiry: NaN }, now);
  return newCopilotSession({ ...beginning, armed, expiry }, now);
}

/** The session after an event; the same object when nothing changed. */
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
    case 'interim':
      return { ...session, transcript: hearInterim(transcript, event.text, event.stands) };
    case 'interrupted':
      return { ...session, transcript: holdInterim(transcript) };
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
    case 'happened': {
      const style = toldStyle(session.style, event.events);
      const found = takeFound(session.found, event.events);
      return style === session.style && found === session.found ? session : { ...session, style, found };
    }
    case 'answered-by':
      return { ...session, way: event.way };
    case 'glance':
      return { ...session, glance: event.glance };
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

/** Nothing follows a session that is over long before its time; one that the server knows was ended by its user. */
function overByServer(session: CopilotSession, now: number): CopilotSession {
  if (!isEarly(now, session.expiry)) return end(session, { endedByUser: false });
  const { phase } = session;
  const disarmed = phase.name === 'listening' ? { ...session, phase: { ...phase, armed: false } } : session;
  return end(disarmed, { endedByUser: session.known });
}

/** What the server says the session is, with its own end, which may have come early. */
function told(session: CopilotSession, event: EventOf<'told'>): CopilotSession {
  const { jobTitle, language, expiry, now } = event;
  const known = { ...session, known: true, jobTitle, language, expiry };
  const isOver = secondsUntil(expiry, now) === 0;
  return isOver && isEarly(expiry, session.expiry) ? end(known, { endedByUser: true }) : tick(known, now);
}

/** What was armed begins, unless somebody ended the session before its time. */
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

/** Another session begins here: what was said and asked before stays in the window. */
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

/** What the card shows: by the key alone nothing that was found narrows what is asked. */
export const foundIn = ({ way, found }: Pick<CopilotSession, 'way' | 'found'>): FoundQuestions =>
  way === 'key' ? [] : found;
