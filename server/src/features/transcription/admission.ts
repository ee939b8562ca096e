import { MESSAGES } from '@pythia/contracts/messages.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { z } from 'zod';
import { AppError } from '#core/errors.ts';
import { identify } from '#http/authorise.ts';
import type { Authenticate } from '#http/identity.ts';
import { StreamClosing } from './stream-closing.ts';

/** What a stream needs of the session that it belongs to. */
export interface StreamSession {
  id: string;
  /** Milliseconds since 1970; the stream is closed then. */
  expiresAt: number;
  isExpired: boolean;
  /** Aborts when its user ends it before that. */
  ended: AbortSignal;
  /** Words that the recogniser should expect. */
  vocabulary: readonly string[];
  /** Keeps a line; what the timeline calls it is known at once. */
  append(line: { kind: 'line'; text: string }): { id: string; at: string };
}

export interface Admission {
  userId: string;
  /** What admitted them; the stream ends when it dies. */
  token: string;
  session: StreamSession;
  /** Lets go of the session. */
  release: () => void;
}

/** Decides on the query of a socket's address. @throws StreamClosing or AppError, see `closingFor` */
export type Admit = (query: unknown, clientAddress: string) => Promise<Admission>;

/** The caller's own session, expired or not. */
export type OpenSession = (wanted: {
  userId: string;
  sessionId: string;
  kind: 'free' | 'paid';
}) => Promise<Pick<Admission, 'session' | 'release'> | undefined>;

const TokenQuery = z.object({ token: z.string().min(1).max(4_096) });
const SessionQuery = z.object({ session_id: z.string().regex(/^[\w-]{1,64}$/) });

export interface AdmissionParts {
  authenticate: Authenticate;
  /** Counts a call without a valid token. @throws AppError `too-many-requests` */
  admitStranger: (clientAddress: string) => Promise<void>;
  /** Counts a user's opening of a stream. @throws AppError `too-many-requests` */
  admitOpening: (userId: string) => Promise<void>;
  openSession: OpenSession;
}

export function admitFree({ openSession, admitOpening, ...guards }: AdmissionParts): Admit {
  return async (query, clientAddress) => {
    const { userId } = await identify(() => tokenIn(query), clientAddress, guards);
    await admitOpening(userId);
    const given = SessionQuery.safeParse(query).data;
    const opened = given && (await openSession({ userId, sessionId: given.session_id, kind: 'free' }));
    if (!opened) throw new StreamClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired);
    if (opened.session.isExpired) {
      opened.release();
      throw new StreamClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired);
    }
    return { userId, token: tokenIn(query), ...opened };
  };
}

function tokenIn(query: unknown): string {
  const given = TokenQuery.safeParse(query).data;
  if (!given) throw new AppError('unauthenticated', MESSAGES.notSignedIn);
  return given.token;
}
