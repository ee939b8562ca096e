import { STREAMS_PER_USER } from '@pythia/contracts/limits.ts';
import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import type { Clock } from '#core/clock.ts';
import { newId, type Database, type Id, type Row } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';

/** Three heartbeats: places of a dead instance are free again within 30 to 45 s. */
const LEASE_MS = 45_000;
const RENEW_AFTER_MS = 10_000;
const PLACES = Array.from({ length: STREAMS_PER_USER }, (_, place) => place);

export interface Listener {
  userId: Id;
  sessionId: Id | null;
  channel: SpokenChannel;
  client: string | null;
  takesOver: boolean;
}

export interface StreamLease {
  /** New with each taking of the place. */
  holder: Id;
  displaced: Id | null;
  release(): Promise<void>;
}

export interface StreamLeases {
  /**
   * Takes the place of the same window, or with `takesOver` of another one in its session, or a free one,
   * over all instances.
   * @returns `full`: no place left · `taken`: another window listens
   * @throws AccountGone
   */
  take(listener: Listener): Promise<StreamLease | 'full' | 'taken'>;
  /**
   * Call it at every heartbeat.
   * @returns holders whose place another window has now
   */
  renew(): Promise<Id[]>;
}

export function streamLeases(db: Database, clock: Clock): StreamLeases {
  const held = new Map<Id, Listener>(); // a place whose release failed is not among them, and so expires
  let renewedAt = clock.now().getTime();

  return {
    take: async (listener) => {
      const holder = newId();
      const taken = await inOpenAccount(db, listener.userId, (trx) =>
        takePlace(trx, listener, { holder, clock }),
      );
      if (typeof taken === 'string') return taken;
      held.set(holder, listener);
      const release = async (): Promise<void> => {
        held.delete(holder);
        await db.deleteFrom('stream_leases').where('holder', '=', holder).execute();
      };
      return { holder, ...taken, release };
    },
    renew: async () => {
      const now = clock.now().getTime();
      if (held.size === 0 || now < renewedAt + RENEW_AFTER_MS) return [];
      renewedAt = now;
      const lost = new Set(held.keys());
      const kept = await db
        .updateTable('stream_leases')
        .set({ expires_at: now + LEASE_MS })
        .where('holder', 'in', [...lost])
        .returning('holder')
        .execute();
      for (const { holder } of kept) lost.delete(holder);
      const losers = [...held].filter(([holder]) => lost.has(holder));
      return displacedAmong(db, losers, now);
    },
  };
}

/** Only for a server that knows itself to be the only one. */
export async function freeAllPlaces(db: Database): Promise<void> {
  await db.deleteFrom('stream_leases').execute();
}

async function takePlace(
  trx: Database,
  { userId, sessionId, ...listener }: Listener,
  { holder, clock }: { holder: Id; clock: Clock },
): Promise<{ displaced: Id | null } | 'full' | 'taken'> {
  const now = clock.now().getTime();
  const live = await trx
    .selectFrom('stream_leases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute();
  const chosen = choosePlace(live, { sessionId, ...listener });
  if (typeof chosen === 'string') return chosen;
  const { client, channel } = listener;
  const lease = { holder, session_id: sessionId, client, channel, expires_at: now + LEASE_MS };
  await trx
    .insertInto('stream_leases')
    .values({ user_id: userId, place: chosen.place, ...lease })
    .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet(lease))
    .execute();
  return { displaced: chosen.displaced };
}

function choosePlace(
  live: readonly Row<'stream_leases'>[],
  { sessionId, client, channel, takesOver }: Omit<Listener, 'userId'>,
): { place: number; displaced: Id | null } | 'full' | 'taken' {
  const before = live.find(
    (lease) =>
      client !== null &&
      lease.client !== null &&
      lease.session_id === sessionId &&
      lease.channel === channel &&
      (sessionId !== null || lease.client === client),
  );
  if (before && before.client !== client && !takesOver) return 'taken';
  if (before) return { place: before.place, displaced: before.holder };
  const place = PLACES.find((free) => live.every((lease) => lease.place !== free));
  return place === undefined ? 'full' : { place, displaced: null };
}

/** A place lost because a stalled database let its lease expire ends no stream. */
async function displacedAmong(db: Database, lost: readonly [Id, Listener][], now: number): Promise<Id[]> {
  const sessions = lost.flatMap(([, { sessionId }]) => (sessionId === null ? [] : [sessionId]));
  if (sessions.length === 0) return [];
  const others = await db
    .selectFrom('stream_leases')
    .select(['session_id', 'channel'])
    .where('session_id', 'in', sessions)
    .where('client', 'is not', null)
    .where('expires_at', '>', now)
    .execute();
  const isTaken = ({ sessionId, channel, client }: Listener): boolean =>
    client !== null && others.some((other) => other.session_id === sessionId && other.channel === channel);
  return lost.filter(([, listener]) => isTaken(listener)).map(([holder]) => holder);
}
