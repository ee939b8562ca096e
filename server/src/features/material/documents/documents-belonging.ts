import type { DocumentSection, OwnDocument } from '@pythia/contracts/documents.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { ownList } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    documents: RestorableRow & {
      title: string;
      kind: 'pdf' | 'docx' | 'markdown' | 'text';
      bytes: number;
      pages: number | null;
      section_count: number;
      unread: string;
      sections: string;
      created_at: Instant;
    };
  }
}

export const DOCUMENTS = ownList('documents', ({ section_count: _count, ...document }) => ({
  ...document,
  unread: JSON.parse(document.unread) as OwnDocument['unread'],
  sections: JSON.parse(document.sections) as DocumentSection[],
  created_at: iso(document.created_at),
}));
