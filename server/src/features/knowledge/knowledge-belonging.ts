import { iso } from '#db/belongings/in-pages.ts';
import { ownRow } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** What a user has chosen of the knowledge base. */
    knowledge_choices: {
      user_id: Id;
      /** JSON: ids of the fields that are on; null where they have not chosen. */
      fields: string | null;
      /** JSON: ids of the entries that are not right for them. */
      hidden: string;
      /** Of the fields: hiding entries one by one leaves it. */
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
