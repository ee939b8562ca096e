import type { DocumentSection, OwnDocument } from '@pythia/contracts/documents.ts';
import { newId, type Database, type Id, type Instant, type Row } from '#db/database.ts';
import type { ReadDocument } from '../reading/document/read-document-file.ts';

const SHOWN = ['id', 'title', 'kind', 'bytes', 'pages', 'section_count', 'unread', 'created_at'] as const;

const ownDocuments = (db: Database, userId: Id) =>
  db.selectFrom('documents').where('user_id', '=', userId).where('deleted_at', 'is', null);

export async function documentsOf(db: Database, userId: Id): Promise<OwnDocument[]> {
  const rows = await ownDocuments(db, userId).select(SHOWN).orderBy('id', 'desc').execute();
  return rows.map(shownDocument);
}

export async function countDocuments(db: Database, userId: Id): Promise<number> {
  const { rows } = await ownDocuments(db, userId)
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

interface NewDocument extends ReadDocument {
  title: string;
  bytes: number;
}

export async function insertDocument(
  db: Database,
  { userId, document, now }: { userId: Id; document: NewDocument; now: Instant },
): Promise<OwnDocument> {
  const { sections, unread, ...rest } = document;
  const row = await db
    .insertInto('documents')
    .values({
      ...rest,
      id: newId(),
      user_id: userId,
      section_count: sections.length,
      unread: JSON.stringify(unread),
      sections: JSON.stringify(sections),
      created_at: now,
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  return shownDocument(row);
}

interface Wanted {
  userId: Id;
  documentId: Id;
}

export async function findDocument(
  db: Database,
  { userId, documentId }: Wanted,
): Promise<{ document: OwnDocument; sections: DocumentSection[] } | undefined> {
  const row = await ownDocuments(db, userId)
    .select([...SHOWN, 'sections'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  return row && { document: shownDocument(row), sections: JSON.parse(row.sections) as DocumentSection[] };
}

export async function setDocumentTitle(
  db: Database,
  { userId, documentId, title }: Wanted & { title: string },
): Promise<OwnDocument | undefined> {
  const row = await db
    .updateTable('documents')
    .set({ title })
    .where('id', '=', documentId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(SHOWN)
    .executeTakeFirst();
  return row && shownDocument(row);
}

export function shownDocument(row: Pick<Row<'documents'>, (typeof SHOWN)[number]>): OwnDocument {
  const { id, title, kind, bytes, pages, section_count: sections, unread, created_at } = row;
  return {
    id,
    title,
    kind,
    bytes,
    pages,
    sections,
    unread: JSON.parse(unread) as OwnDocument['unread'],
    created_at: new Date(created_at).toISOString(),
  };
}
