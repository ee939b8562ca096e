import { createHash } from 'node:crypto';
import type { Clock } from '#core/clock.ts';
import type { Database } from './database.ts';

/**
 * Counts calls in a sliding window shared by all instances: the hits of the current fixed window plus
 * the part of the previous one that the sliding window still covers (the "sliding window counter").
 * Keys are stored hashed, since they hold addresses.
 * @returns a counter: milliseconds until `key` may call again, 0 when this call is allowed
 */
export function callCounter(db: Database, clock: Clock, factor: number) {
  return async (rule: { name: string; limit: number; windowMs: number }, key: string): Promise<number> => {
    const now = clock.now().getTime();
    const windowStart = now - (now % rule.windowMs);
    const hashed = createHash('sha256').update(`${rule.name}\0${key}`).digest('base64url');

    const { hits } = await db
      .insertInto('rate_windows')
      .values({ key: hashed, window_start: windowStart, hits: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'window_start'])
          .doUpdateSet((eb) => ({ hits: eb('rate_windows.hits', '+', 1) })),
      )
      .returning('hits')
      .executeTakeFirstOrThrow();
    const previous = await db
      .selectFrom('rate_windows')
      .select('hits')
      .where('key', '=', hashed)
      .where('window_start', '=', windowStart - rule.windowMs)
      .executeTakeFirst();

    const window = { hits, previousHits: previous?.hits ?? 0, leftMs: windowStart + rule.windowMs - now };
    return waitFor(window, rule.windowMs, rule.limit * factor);
  };
}

/** Milliseconds until one more call would be allowed if none came before; 0: this one is. */
function waitFor(
  { hits, previousHits, leftMs }: { hits: number; previousHits: number; leftMs: number },
  windowMs: number,
  limit: number,
): number {
  if (hits + previousHits * (leftMs / windowMs) <= limit) return 0;
  if (hits + 1 <= limit) return Math.ceil(leftMs - windowMs * ((limit - hits - 1) / previousHits));
  const intoNextMs = windowMs * (1 - (limit - 1) / hits); // when these hits weigh little enough
  return Math.ceil(leftMs + Math.max(0, intoNextMs));
}

const LONGEST_WINDOW_MS = 3_600_000;

/** Deletes the windows that no rule looks at any more. */
export async function forgetOldCalls(db: Database, clock: Clock): Promise<void> {
  await db
    .deleteFrom('rate_windows')
    .where('window_start', '<', clock.now().getTime() - 2 * LONGEST_WINDOW_MS)
    .execute();
}
