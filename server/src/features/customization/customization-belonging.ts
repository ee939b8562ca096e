import type { Customization } from '@pythia/contracts/customization.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { ownRow } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** A user's choices, in one row. */
    customizations: {
      user_id: Id;
      /** JSON of the contract. */
      choices: string;
      version: number;
      updated_at: Instant;
    };
  }
}

export const CUSTOMIZATION = ownRow('customization', 'customizations', ({ choices, updated_at }) => ({
  ...(JSON.parse(choices) as Customization),
  updated_at: iso(updated_at),
}));
