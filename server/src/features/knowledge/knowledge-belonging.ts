import { iso } from '#db/belongings/in-pages.ts';
import { ownRow } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    knowledge_choices: {
      user_id: Id;
      fields: string | null;
      hidden: string;
      version: number;
      updated_at: Instant;
    };
  }
}

export const KNOWLEDGE = ownRow('knowledge', 'knowledge_choices', ({ fields, hidden, updated_at }) => ({
  fields: fields === null ? null : (JSON.parse(fields) as string[]),
  hidden: JSON.parse(hidden) as string[],
  updated_at: iso(updated_at),
}));
