import type { Customization } from '@pythia/contracts/customization.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { ownRow } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    customizations: {
      user_id: Id;
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
