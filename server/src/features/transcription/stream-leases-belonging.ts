import type { Belonging } from '#db/belongings/belonging.ts';
import { ofUser } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    stream_leases: {
      user_id: Id;
      place: number;
      holder: Id;
      session_id: Id | null;
      client: string | null;
      channel: 'interviewer' | 'candidate' | null;
      expires_at: Instant;
    };
  }
}

export const STREAM_LEASES: Belonging = {
  tell: 'only that a stream is open',
  erase: ofUser('stream_leases'),
};
