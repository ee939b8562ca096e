import { iso } from '#db/belongings/in-pages.ts';
import { ownRow } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    profile_pictures: {
      id: string;
      user_id: Id;
      bytes: Uint8Array;
      created_at: Instant;
    };
  }
}

export const PROFILE_PICTURE = ownRow('picture', 'profile_pictures', ({ bytes, created_at }) => ({
  type: 'image/jpeg',
  created_at: iso(created_at),
  base64: Buffer.from(bytes).toString('base64'),
}));
