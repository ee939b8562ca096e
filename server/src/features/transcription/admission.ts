import { CLOSE } from '@pythia/contracts/close-codes.ts';
import type { Vocabulary } from '@pythia/contracts/customization.ts';
import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import { ENGLISH } from '@pythia/contracts/language.ts';
import { PAID_SESSION_MINUTES } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { StreamQuery } from '@pythia/contracts/transcription.ts';
import { Text } from '@pythia/contracts/text.ts';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import { identify } from '#http/authorise.ts';
import type { Authenticate, Identity } from '#http/identity.ts';
import { SocketClosing } from '#http/socket-closing.ts';
import { socketToken } from '#http/socket-token.ts';
import type { LineCorrection } from './correcting/line-corrector.ts';
import type { LiveWords } from './spoken-lines.ts';

/** What a stream needs of the session that it belongs to. */
export interface StreamSession {
  /** Milliseconds since 1970; the stream is closed then. */
  expiresAt: number;
  isExpired: boolean;
  /** Aborts when its user ends it before that. */
  ended: AbortSignal;
  /** Never rejects. */
  vocabulary(): Promise<ExpectedWords>;
  /** What is spoken in it. */
  language: string;
  /** Hears of sound that the recogniser listens to. */
  hearSound?(seconds: number): void;
  /** Appends a line, whose id is known at once. Undefined: the stream's words are not stored. */
  append?(
    line: { kind: 'line'; text: string; spoken_ms?: number },
    by: { channel: SpokenChannel },
  ): { id: string };
  /** Appends what a line says with the terms that were expected, and tells everybody who follows. */
  append?(correction: { kind: 'correction' } & LineCorrection): unknown;
  /** Tells its windows what is being said, of which nothing is kept. */
  tellInterim?(words: LiveWords): void;
  /** Hears what the session is held in from now on. @returns ends it */
  followLanguage?(listener: (language: string) => void): () => void;
  /** A window's stream hears the interviewer, and tells whether it lags. @returns to be called when it ends */
  hearBy?(client: string | null, isCatchingUp: () => boolean): () => void;
}

/** Words that the recogniser should expect, the most important first. */
export interface ExpectedWords {
  words: Vocabulary;
  /** All of them, where some are found only later; never rejects. */
  later?: Promise<Vocabulary> | undefined;
}

export interface Admission {
  userId: string;
  /** What admitted them; the stream ends when it dies. */
  token: string;
  /** Whether it was for their subscription; the stream ends when that does. */
  forSubscribers: boolean;
  /** What the client says of its stream. */
  asked: StreamQuery;
  /** Null: a stream of none. */
  sessionId: string | null;
  session: StreamSession;
  /** Releases the session. */
  release: () => void;
}

/** Decides on the query of a socket's address. @throws SocketClosing or AppError, see `streamClosingFor` */
export type Admit = (query: unknown, clientAddress: string) => Promise<Admission>;

/** A user's own session, expired or not. */
interface WantedSession {
  userId: string;
  sessionId: string;
  kind: 'free' | 'paid' | 'practice';
}

type OpenedSession = Pick<Admission, 'sessionId' | 'session' | 'release'>;

const SessionId = Text.max(64).regex(/^[\w-]+$/);
const FreeQuery = z.object({ session_id: SessionId.optional(), sound_check: z.literal('1').optional() });
const PaidQuery = z.object({ thread_id: SessionId.optional() });

/** As long as any session could last. */
const UNKEPT_MS = PAID_SESSION_MINUTES[3] * 60_000;
const CHECK_MS = 60_000;

export interface AdmissionParts {
  clock: Clock;
  authenticate: Authenticate;
  /** Counts a call without a valid token. @throws AppError `too-many-requests` */
  admitStranger: (clientAddress: string) => Promise<void>;
  /** Counts a user's opening of a stream. @throws AppError `too-many-requests` */
  admitOpening: (userId: string) => Promise<void>;
  /** Counts a check of the sound by a user without a subscription. @throws AppError `too-many-requests` */
  admitCheck: (userId: string) => Promise<void>;
  openSession: (wanted: WantedSession) => Promise<Pick<Admission, 'session' | 'release'> | undefined>;
}

/** A stream of a free session, of anybody who has one, or one that tries the sound, of anybody at all. */
export function admitFree(parts: AdmissionParts): Admit {
  return async (query, clientAddress) => {
    const { userId, asked } = await admitCaller(parts, query, clientAddress);
    const { session_id: sessionId, sound_check } = FreeQuery.safeParse(query).data ?? {};
    if (sound_check) await parts.admitCheck(userId);
    const opened = sound_check
      ? ofNoSession(parts.clock, CHECK_MS)
      : await openUnexpired(parts, { userId, sessionId, kind: 'free' });
    return { userId, token: socketToken(query), asked, forSubscribers: false, ...opened };
  };
}

/** A stream of a subscriber: of a paid session, or of none, such as one that tries the sound. */
export function admitPaid(parts: AdmissionParts): Admit {
  return async (query, clientAddress) => {
    const { userId, asked, subscribed } = await admitCaller(parts, query, clientAddress);
    if (!subscribed) throw notSubscribed();
    const given = PaidQuery.safeParse(query);
    const isOfNone = given.success && given.data.thread_id === undefined;
    const opened = isOfNone
      ? ofNoSession(parts.clock, UNKEPT_MS)
      : await openUnexpired(parts, { userId, sessionId: given.data?.thread_id, kind: 'paid' });
    return { userId, token: socketToken(query), asked, forSubscribers: true, ...opened };
  };
}

/** A stream of a practice: the interviewer of one is in the application. */
export function admitPractice(parts: AdmissionParts): Admit {
  return async (query, clientAddress) => {
    const { userId, asked } = await admitCaller(parts, query, clientAddress);
    if (asked.channel !== 'candidate')
      throw new SocketClosing(CLOSE.policyViolation, SERVER_MESSAGES.badStream);
    const { session_id: sessionId } = FreeQuery.safeParse(query).data ?? {};
    const opened = await openUnexpired(parts, { userId, sessionId, kind: 'practice' });
    return { userId, token: socketToken(query), asked, forSubscribers: false, ...opened };
  };
}

export const notSubscribed = (): SocketClosing =>
  new SocketClosing(CLOSE.authenticationFailed, SERVER_MESSAGES.notSubscribed);

async function admitCaller(
  { admitOpening, ...guards }: AdmissionParts,
  query: unknown,
  clientAddress: string,
): Promise<Identity & Pick<Admission, 'asked'>> {
  const caller = await identify(() => socketToken(query), clientAddress, guards);
  await admitOpening(caller.userId);
  const asked = StreamQuery.safeParse(query).data;
  if (!asked) throw new SocketClosing(CLOSE.policyViolation, SERVER_MESSAGES.badStream);
  return { ...caller, asked };
}

async function openUnexpired(
  { openSession }: AdmissionParts,
  { sessionId, ...whose }: Omit<WantedSession, 'sessionId'> & { sessionId: string | undefined },
): Promise<OpenedSession> {
  const opened = sessionId === undefined ? undefined : await openSession({ ...whose, sessionId });
  if (opened && !opened.session.isExpired) return { ...opened, sessionId: sessionId ?? null };
  opened?.release();
  throw new SocketClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired);
}

/** Of its words nothing is kept. */
const ofNoSession = (clock: Clock, lastsMs: number): OpenedSession => ({
  sessionId: null,
  session: {
    expiresAt: clock.now().getTime() + lastsMs,
    isExpired: false,
    ended: new AbortController().signal,
    vocabulary: async () => ({ words: [] }),
    language: ENGLISH,
  },
  release: () => {},
});
