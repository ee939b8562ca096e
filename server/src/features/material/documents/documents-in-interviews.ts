import { hash } from 'node:crypto';
import { setImmediate as othersRun } from 'node:timers/promises';
import type { DocumentSection } from '@pythia/contracts/documents.ts';
import type { DocumentPart, DocumentsHandle } from '#coach/documents.ts';
import type { Database, Id } from '#db/database.ts';

type Open = (userId: Id, version: string, read: () => Promise<readonly DocumentPart[]>) => Promise<void>;

/** @returns loads a user's documents and gives their version; undefined: none */
export const documentsOpener =
  (db: Database, open: Open) =>
  async (userId: Id): Promise<DocumentsHandle | undefined> => {
    const version = await versionOf(db, userId);
    if (version === undefined) return undefined;
    await open(userId, version, () => readParts(db, userId));
    return { owner: userId, version };
  };

const kept = (db: Database, userId: Id) =>
  db
    .selectFrom('documents')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc');

/** Texts never change; titles do. */
async function versionOf(db: Database, userId: Id): Promise<string | undefined> {
  const rows = await kept(db, userId).select(['id', 'title']).execute();
  return rows.length === 0 ? undefined : hash('sha256', JSON.stringify([userId, rows]));
}

async function readParts(db: Database, userId: Id): Promise<DocumentPart[]> {
  const parts: DocumentPart[] = [];
  for (const { id } of await kept(db, userId).select('id').execute()) {
    const row = await kept(db, userId).select(['title', 'sections']).where('id', '=', id).executeTakeFirst();
    await othersRun(); // node:sqlite is synchronous
    if (!row) continue;
    const { title, sections } = row;
    parts.push(...(JSON.parse(sections) as DocumentSection[]).map((section) => ({ title, ...section })));
  }
  return parts;
}
