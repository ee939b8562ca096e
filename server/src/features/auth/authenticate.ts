import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import type { Authenticate } from '#http/identity.ts';
import type { AccessTokens } from './access-tokens.ts';
import { findTokenHolder } from './accounts-store.ts';

/** Tells who a token stands for, by one query: its user, as long as no password change or reset ended it. */
export function authenticator(parts: { db: Database; clock: Clock; tokens: AccessTokens }): Authenticate {
  return async (token) => {
    const claims = parts.tokens.read(token);
    const holder = claims && (await findTokenHolder(parts.db, claims));
    if (!holder) throw new AppError('unauthenticated', MESSAGES.notSignedIn);
    const subscribed = (holder.subscription_ends_at ?? 0) > parts.clock.now().getTime();
    return { userId: holder.id, subscribed };
  };
}
