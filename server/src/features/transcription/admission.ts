import { MESSAGES } from '@pythia/contracts/messages.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
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

/** Decides on the query of a socket's address. @throws StreamClosing or AppError, see `closingFor` */
export type Admit = (query: unknown, clientAddress: string) => Promise<Admission>;

/** The caller's own free session, expired or not. */
export type FindFreeSession = (userId: string, sessionId: string) => Promise<StreamSession | undefined>;

const TokenQuery = z.object({ token: z.string().min(1).max(4_096) });
const SessionQuery = z.object({ session_id: z.string().regex(/^[\w-]{1,64}$/) });

interface FreeAdmissionParts {
  authenticate: Authenticate;
  /** Counts a call without a valid token. @throws AppError `too-many-requests` */
  admitStranger: (clientAddress: string) => Promise<void>;
  findFreeSession: FindFreeSession;
  clock: Clock;
}

export function admitFree({ findFreeSession, clock, ...gate }: FreeAdmissionParts): Admit {
  return async (query, clientAddress) => {
    const { userId } = await identify(gate, query, clientAddress);
    const given = SessionQuery.safeParse(query).data;
    const session = given && (await findFreeSession(userId, given.session_id));
    if (!session || session.expiresAt <= clock.now().getTime()) {
      throw new StreamClosing(CLOSE.sessionExpired, MESSAGES.sessionExpired);
    }
    return { userId, session };
  };
}

async function identify(
  { authenticate, admitStranger }: Pick<FreeAdmissionParts, 'authenticate' | 'admitStranger'>,
  query: unknown,
  clientAddress: string,
): Promise<Identity> {
  const given = TokenQuery.safeParse(query).data;
  try {
    if (!given) throw new AppError('unauthenticated', MESSAGES.notSignedIn);
    return await authenticate(given.token);
  } catch (error) {
    await admitStranger(clientAddress);
    throw error;
  }
}
