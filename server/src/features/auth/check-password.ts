import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import type { Sleep } from '#core/sleep.ts';
import type { Database } from '#db/database.ts';
import { findAccount, type Account } from './accounts-store.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { countTry, forgetTries } from './sign-in-failures-store.ts';

const FREE_TRIES = 3;
const FIRST_WAIT_MS = 1_000;
/** Slows guessers, and spares an owner whose account is attacked. */
const LONGEST_WAIT_MS = 8_000;
const MOST_WAITING = 1_000;

/**
 * Tries for an address, known or not, wait 1 s, 2 s, 4 s, then 8 s after three wrong ones in a row.
 * @returns undefined for a wrong password or unknown address
 * @throws AppError `too-many-requests`
 */
export type CheckPassword = (
  given: { email: string; password: string },
  signal: AbortSignal,
) => Promise<Account | undefined>;

interface PasswordCheckParts {
  db: Database;
  clock: Clock;
  hasher: PasswordHasher;
  sleep: Sleep;
}

export function passwordCheck(
  { db, clock, hasher, sleep }: PasswordCheckParts,
  { mostWaiting = MOST_WAITING } = {},
): CheckPassword {
  const limited = limitConcurrency({
    concurrency: mostWaiting,
    maxWaiting: 0,
    whenFull: () =>
      new AppError('too-many-requests', SERVER_MESSAGES.tooManyRequests, {
        retryAfter: LONGEST_WAIT_MS / 1_000,
      }),
  });
  return async ({ email, password }, signal) => {
    const waitMs = waitAfter(await countTry(db, email, clock.now().getTime()));
    try {
      if (waitMs > 0) await limited(() => sleep(waitMs, signal));
      const account = await findAccount(db, email);
      if (!(await hasher.matches(account?.password_hash, password, signal))) return undefined;
      await forgetTries(db, email);
      return account;
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new AppError('unavailable', MESSAGES.notAvailable, { cause: error });
    }
  };
}

function waitAfter(wrongBefore: number): number {
  if (wrongBefore < FREE_TRIES) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (wrongBefore - FREE_TRIES), LONGEST_WAIT_MS);
}
