import type { DocumentSection, OwnDocument } from '@pythia/contracts/documents.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { ownList } from '#db/belongings/own-rows.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** What was read of the user's own documents. */
    documents: RestorableRow & {
      title: string;
      kind: 'pdf' | 'docx' | 'markdown' | 'text';
      bytes: number;
      pages: number | null;
      section_count: number;
      /** JSON, as is the next: what was not read, as the contract has it · the text, section by section. */
      unread: string;
      sections: string;
      created_at: Instant;
    };
  }
}

/** With their text, as it was read. */
export const DOCUMENTS = ownList('documents', ({ section_count: _count, ...document }) => ({
  ...document,
  unread: JSON.parse(document.unread) as OwnDocument['unread'],
  sections: JSON.parse(document.sections) as DocumentSection[],
  created_at: iso(document.created_at),
}));
