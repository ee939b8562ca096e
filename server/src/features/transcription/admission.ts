import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { ENGLISH } from '@pythia/contracts/language.ts';
import { PAID_SESSION_MINUTES } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { StreamQuery } from '@pythia/contracts/transcription.ts';
import { Text } from '@pythia/contracts/text.ts';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { OpenSession } from '#features/interviews/timeline/open-session.ts';
import { identify } from '#http/authorise.ts';
import type { Authenticate, Identity } from '#http/identity.ts';
import { SocketClosing } from '#http/socket-closing.ts';
import { socketToken } from '#http/socket-token.ts';

/** Of a sound check, or without a session, no words are stored. */
export type StreamSession = Pick<
  OpenSession,
  'expiresAt' | 'isExpired' | 'ended' | 'vocabulary' | 'language'
> &
  Partial<
    Pick<
      OpenSession,
      | 'hearSound'
      | 'append'
      | 'hearOwn'
      | 'lineEnded'
      | 'heardInterviewer'
      | 'tellInterim'
      | 'followLanguage'
      | 'hearBy'
    >
  >;

export interface Admission {
  userId: string;
  token: string;
  forSubscribers: boolean;
  asked: StreamQuery;
  sessionId: string | null;
  session: StreamSession;
  release: () => void;
}

/** @throws SocketClosing or AppError, see `streamClosingFor` */
export type Admit = (query: unknown, clientAddress: string) => Promise<Admission>;

interface WantedSession {
  userId: string;
  sessionId: string;
  kind: 'free' | 'paid' | 'practice';
}

type OpenedSession = Pick<Admission, 'sessionId' | 'session' | 'release'>;

const SessionId = Text.max(64).regex(/^[\w-]+$/);
const FreeQuery = z.object({ session_id: SessionId.optional(), sound_check: z.literal('1').optional() });
const PaidQuery = z.object({ thread_id: SessionId.optional() });

const UNKEPT_MS = PAID_SESSION_MINUTES[3] * 60_000;
const CHECK_MS = 60_000;

export interface AdmissionParts {
  clock: Clock;
  authenticate: Authenticate;
  admitStranger: (clientAddress: string) => Promise<void>;
  admitOpening: (userId: string) => Promise<void>;
  admitCheck: (userId: string) => Promise<void>;
  openSession: (wanted: WantedSession) => Promise<Pick<Admission, 'session' | 'release'> | undefined>;
}

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

/** Only the candidate's stream: the interviewer is the application. */
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
