import type { Belonging } from '#db/belongings/belonging.ts';
import { ofUser } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** The places that users' live streams take; an instance renews those of its streams while it lives. */
    stream_leases: {
      user_id: Id;
      place: number;
      /** Of this one taking of the place: whoever takes it next is another. */
      holder: Id;
      /** Null where the stream is of no session. */
      session_id: Id | null;
      /** The window, as it names itself; null where it does not. */
      client: string | null;
      /** Null in rows from before it was kept. */
      channel: 'interviewer' | 'candidate' | null;
      expires_at: Instant;
    };
  }
}

export const STREAM_LEASES: Belonging = {
  tell: 'only that a stream is open',
  erase: ofUser('stream_leases'),
};
