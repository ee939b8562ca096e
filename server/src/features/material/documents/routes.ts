import { DOCUMENT_MESSAGES } from '@pythia/contracts/document-messages.ts';
import * as contract from '@pythia/contracts/documents.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { admit } from '#db/admit.ts';
import type { Database } from '#db/database.ts';
import { deleteRows, restore } from '#db/restorable.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import type { FileReader } from '../reading/file-reader.ts';
import {
  countDocuments,
  findDocument,
  insertDocument,
  documentsOf,
  setDocumentTitle,
  shownDocument,
} from './documents-store.ts';
import { titleOfFile } from './title-of-file.ts';

const ROOM = { most: LIMITS.documents, tooMany: DOCUMENT_MESSAGES.tooMany };

interface DocumentsParts {
  db: Database;
  clock: Clock;
  reader: FileReader;
  forgetDocuments: (userId: string) => Promise<void>;
}

export function bindDocuments(bind: Bind, { db, clock, reader, forgetDocuments }: DocumentsParts): void {
  const now = (): number => clock.now().getTime();

  bind(contract.listDocuments, async ({ identity }) => ({
    documents: await documentsOf(db, identity.userId),
  }));

  bind(contract.addDocument, async ({ identity: { userId }, body: { file }, signal }) => {
    const isFull = (await countDocuments(db, userId)) >= LIMITS.documents;
    if (isFull) throw new AppError('conflict', DOCUMENT_MESSAGES.tooMany);
    const read = await reader.read('document', await file.bytes(), signal);
    const document = { ...read, title: titleOfFile(file.name), bytes: file.size };
    return admit(db, 'documents', { ...ROOM, userId }, (trx) =>
      insertDocument(trx, { userId, document, now: now() }),
    );
  });

  bind(contract.readDocument, async ({ identity: { userId }, params }) =>
    found(await findDocument(db, { userId, documentId: params.document_id })),
  );

  bind(contract.renameDocument, async ({ identity: { userId }, params, body: { title } }) =>
    found(await setDocumentTitle(db, { userId, documentId: params.document_id, title })),
  );

  bind(contract.deleteDocument, async ({ identity: { userId }, params }) => {
    found(await deleteRows(db, 'documents', { userId, ids: [params.document_id], now: now() }));
    await forgetDocuments(userId).catch(() => undefined);
  });

  bind(contract.restoreDocument, ({ identity: { userId }, params }) =>
    admit(db, 'documents', { ...ROOM, userId }, async (trx) => {
      const [document] = await restore(trx, 'documents', { userId, ids: [params.document_id], now: now() });
      return shownDocument(found(document));
    }),
  );
}
