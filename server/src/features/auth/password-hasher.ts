import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';

/** OWASP's first choice for argon2id (Password Storage Cheat Sheet). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const CONCURRENCY = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 256;

/** A hash that no password matches: unknown accounts cost as much time. */
const unmatchable = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$${unpadded(16)}$${unpadded(32)}`;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** @param hashed undefined without an account: same duration, never true */
  matches(hashed: string | undefined, password: string, signal?: AbortSignal): Promise<boolean>;
}

/** Hashes off the event loop. Throws AppError `too-many-requests` beyond the queue. */
export function passwordHasher({ concurrency = CONCURRENCY, maxWaiting = MAX_WAITING } = {}): PasswordHasher {
  const limited = limitConcurrency({
    concurrency,
    maxWaiting,
    whenFull: () => new AppError('too-many-requests', SERVER_MESSAGES.tooManyRequests, { retryAfter: 2 }),
  });
  return {
    hash: (password) => limited(() => hash(composed(password), ARGON2ID)),
    matches: (hashed, password, signal) =>
      limited(async () => {
        signal?.throwIfAborted();
        return verify(hashed ?? unmatchable, composed(password));
      }),
  };
}

/** Keyboards differ in composition (NIST SP 800-63B §3.1.1.2). */
const composed = (password: string): string => password.normalize('NFKC');

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}
