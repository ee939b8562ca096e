import { STREAMS_PER_USER } from '@pythia/contracts/limits.ts';
import type { Clock } from '#core/clock.ts';
import { newId, type Database, type Id } from '#db/database.ts';

/** Three heartbeats of the streams: the places of an instance that died come back within 30 to 45 s. */
const LEASE_MS = 45_000;
/** However often the streams beat, a renewal is a durable write. */
const RENEW_AFTER_MS = 10_000;

export interface StreamLease {
  release(): Promise<void>;
}

export interface StreamLeases {
  /** @returns undefined when the user has no place left, whichever instances the others are on */
  take(userId: Id): Promise<StreamLease | undefined>;
  /** Renews the leases that were taken and not released; to be called at every heartbeat. */
  renew(): Promise<void>;
}

/**
 * A user's places for live streams, each a lease. A place is a row, so that taking one is a single atomic
 * statement; there are never more rows than places.
 */
export function streamLeases(db: Database, clock: Clock): StreamLeases {
  const held = new Set<Id>(); // one whose release failed is not among them, and so expires
  const expiry = (): number => clock.now().getTime() + LEASE_MS;
  let renewedAt = clock.now().getTime();

  return {
    take: async (userId) => {
      const holder = newId();
      for (let place = 0; place < STREAMS_PER_USER; place += 1) {
        if (!(await takePlace(db, { user_id: userId, place, holder, expires_at: expiry() }, clock))) continue;
        held.add(holder);
        return {
          release: () => {
            held.delete(holder);
            return release(db, { userId, place, holder });
          },
        };
      }
      return undefined;
    },
    renew: async () => {
      const now = clock.now().getTime();
      if (held.size === 0 || now < renewedAt + RENEW_AFTER_MS) return;
      renewedAt = now;
      await db
        .updateTable('stream_leases')
        .set({ expires_at: expiry() })
        .where('holder', 'in', [...held])
        .execute();
    },
  };
}

/** Frees the places of everybody, for a server that knows itself to be the only one. */
export async function freeAllPlaces(db: Database): Promise<void> {
  await db.deleteFrom('stream_leases').execute();
}

interface Place {
  user_id: Id;
  place: number;
  holder: Id;
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
        .doUpdateSet({ holder: lease.holder, expires_at: lease.expires_at })
        .where('stream_leases.expires_at', '<=', clock.now().getTime()),
    )
    .returning('place')
    .executeTakeFirst();
  return taken !== undefined;
}

async function release(
  db: Database,
  { userId, place, holder }: { userId: Id; place: number; holder: Id },
): Promise<void> {
  await db
    .deleteFrom('stream_leases')
    .where('user_id', '=', userId)
    .where('place', '=', place)
    .where('holder', '=', holder)
    .execute();
}
