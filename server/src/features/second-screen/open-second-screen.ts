import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { hashOf, newSecret } from './secrets.ts';
import { findByHash, findRunning, claimLink } from './second-screens-store.ts';

interface Opening {
  link: string;
  signedIn: Id | undefined;
  now: Instant;
}

/**
 * Exchanges a link for a bearer; refused users do not use it up.
 * @throws AppError with the reason
 */
export async function exchangeLink(db: Database, { link, signedIn, now }: Opening): Promise<string> {
  const linkHash = hashOf(link);
  const screen = await findByHash(db, 'link_hash', linkHash);
  if (!screen || screen.ended_at !== null) throw new AppError('gone', SERVER_MESSAGES.secondScreenDead);
  if (screen.opened_at !== null) throw new AppError('gone', SERVER_MESSAGES.secondScreenUsed);
  if (screen.link_expires_at <= now) throw new AppError('gone', SERVER_MESSAGES.secondScreenExpired);
  if (!(await findRunning(db, screen, now)))
    throw new AppError('gone', SERVER_MESSAGES.secondScreenSessionOver);
  if (signedIn !== undefined && signedIn !== screen.user_id) {
    throw new AppError('conflict', SERVER_MESSAGES.secondScreenOtherUser);
  }
  const bearer = newSecret();
  const isMine = await claimLink(db, { linkHash, bearerHash: hashOf(bearer), now });
  if (!isMine) throw new AppError('gone', SERVER_MESSAGES.secondScreenUsed);
  return bearer;
}
