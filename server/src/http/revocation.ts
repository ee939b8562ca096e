import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';

const REMEMBERED_MS = 60_000;

/** Tokens that died in this process (account deleted, password changed); other processes recheck. */
export class Revocations {
  readonly #revokedAt = new Map<string, number>();
  readonly #followers = new Map<string, Set<() => void>>();

  /** Call it after the commit that ends the user's tokens. */
  tell(userId: string): void {
    const now = performance.now();
    for (const [id, at] of this.#revokedAt) if (at < now - REMEMBERED_MS) this.#revokedAt.delete(id);
    this.#revokedAt.set(userId, now);
    for (const follower of this.#followers.get(userId) ?? []) follower();
  }

  /**
   * @param since `performance.now()` before the token's check, so that revocations in between are not missed
   */
  follow(userId: string, since: number, onRevoked: () => void): () => void {
    if ((this.#revokedAt.get(userId) ?? -1) >= since) onRevoked();
    const followers = this.#followers.get(userId) ?? new Set();
    this.#followers.set(userId, followers.add(onRevoked));
    return () => {
      followers.delete(onRevoked);
      if (followers.size === 0 && this.#followers.get(userId) === followers) this.#followers.delete(userId);
    };
  }
}

export const revoked = (): AppError => new AppError('unauthenticated', SERVER_MESSAGES.notSignedIn);
