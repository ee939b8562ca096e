import { iso } from '#db/belongings/in-pages.ts';
import { ownRow } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    materials: {
      user_id: Id;
      name: string;
      education: string;
      work: string;
      file_name: string | null;
      updated_at: Instant;
    };
  }
}

export const MATERIAL = ownRow('material', 'materials', (material) => ({
  ...material,
  updated_at: iso(material.updated_at),
}));
