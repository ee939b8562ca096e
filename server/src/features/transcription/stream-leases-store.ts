import { STREAMS_PER_USER } from '@pythia/contracts/limits.ts';
import type { Clock } from '#core/clock.ts';
import { newId, type Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';

/** Three heartbeats of the streams: an instance that died gives its places back within 30 to 45 s. */
const LEASE_MS = 45_000;
/** However often the streams beat, a renewal is a durable write. */
const RENEW_AFTER_MS = 10_000;

export interface StreamLease {
  release(): Promise<void>;
}

export interface StreamLeases {
  /** @returns undefined when the user has no place left, whichever instances the others are on */
  take(userId: Id): Promise<StreamLease | undefined>;
  /** Keeps all places that this instance has; to be called at every heartbeat. */
  renew(): Promise<void>;
}

/**
 * A user's places for live streams, leased to the instance that serves the stream. A place is a row, so
 * that taking one is a single statement that no two can both win; there are never more rows than places.
 */
export function streamLeases(db: Database, clock: Clock): StreamLeases {
  const instance = newId();
  const expiry = (): number => clock.now().getTime() + LEASE_MS;
  let renewedAt = clock.now().getTime();

  return {
    take: async (userId) => {
      for (let place = 0; place < STREAMS_PER_USER; place += 1) {
        if (await takePlace(db, { user_id: userId, place, instance, expires_at: expiry() }, clock)) {
          return { release: () => release(db, { userId, place, instance }) };
        }
      }
      return undefined;
    },
    renew: async () => {
      const now = clock.now().getTime();
      if (now < renewedAt + RENEW_AFTER_MS) return;
      renewedAt = now;
      await db
        .updateTable('stream_leases')
        .set({ expires_at: expiry() })
        .where('instance', '=', instance)
        .execute();
    },
  };
}

interface Place {
  user_id: Id;
  place: number;
  instance: Id;
  expires_at: number;
}

/** @returns whether it was free */
async function takePlace(db: Database, lease: Place, clock: Clock): Promise<boolean> {
  const taken = await db
    .insertInto('stream_leases')
    .values(lease)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'place'])
        .doUpdateSet({ instance: lease.instance, expires_at: lease.expires_at })
        .where('stream_leases.expires_at', '<=', clock.now().getTime()),
    )
    .returning('place')
    .executeTakeFirst();
  return taken !== undefined;
}

async function release(
  db: Database,
  { userId, place, instance }: { userId: Id; place: number; instance: Id },
): Promise<void> {
  await db
    .deleteFrom('stream_leases')
    .where('user_id', '=', userId)
    .where('place', '=', place)
    .where('instance', '=', instance)
    .execute();
}
