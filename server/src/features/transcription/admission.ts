import { MESSAGES } from '@pythia/contracts/messages.ts';
import { CLOSE } from '@pythia/contracts/transcription.ts';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Authenticate, Identity } from '#http/identity.ts';
import { StreamClosing } from './stream-closing.ts';

/** The session that a stream belongs to. */
export interface StreamSession {
  id: string;
  /** Milliseconds since 1970; the stream is closed then. */
  expiresAt: number;
  /** Words that the recogniser should expect. */
  vocabulary: readonly string[];
}

export interface Admission {
  userId: string;
  session: StreamSession;
}

/** Decides on the query of a socket's address. @throws StreamClosing with the code to close it with */
export type Admit = (query: unknown) => Promise<Admission>;

/** The caller's own free session, expired or not. */
export type FindFreeSession = (userId: string, sessionId: string) => Promise<StreamSession | undefined>;

const TokenQuery = z.object({ token: z.string().min(1).max(4_096) });
const SessionQuery = z.object({ session_id: z.string().regex(/^[\w-]{1,64}$/) });

interface FreeAdmissionParts {
  authenticate: Authenticate;
  findFreeSession: FindFreeSession;
  clock: Clock;
}

export function admitFree({ authenticate, findFreeSession, clock }: FreeAdmissionParts): Admit {
  return async (query) => {
    const { userId } = await identify(authenticate, query);
    const given = SessionQuery.safeParse(query).data;
    const session = given && (await findFreeSession(userId, given.session_id));
    if (!session || session.expiresAt <= clock.now().getTime()) {
      throw new StreamClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired);
    }
    return { userId, session };
  };
}

async function identify(authenticate: Authenticate, query: unknown): Promise<Identity> {
  const given = TokenQuery.safeParse(query).data;
  if (!given) throw notSignedIn();
  try {
    return await authenticate(given.token);
  } catch (error) {
    throw error instanceof AppError && error.code === 'unauthenticated' ? notSignedIn() : error;
  }
}

const notSignedIn = (): StreamClosing => new StreamClosing(CLOSE.authenticationFailed, MESSAGES.notSignedIn);
