import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentPart } from '#coach/documents.ts';
import { newId } from '#db/database.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { documentsOpener } from './documents-in-interviews.ts';
import { insertDocument, setDocumentTitle } from './documents-store.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.close());

test('the version is another one with each change, and what is opened is the user’s own as it is then', async () => {
  const { db } = running.dependencies;
  const opened: (readonly DocumentPart[])[] = [];
  const open = documentsOpener(db, async (_userId, _version, read) => void opened.push(await read()));
  const [{ userId }, other] = [await signInNewUser(running), await signInNewUser(running)];
  const document = { title: 'Briefing', kind: 'text' as const, bytes: 1, pages: null };
  const read = { unread: { pages: [], rest: false }, sections: [{ path: ['Prices'], text: '40 pounds.' }] };
  const add = (of: string) => insertDocument(db, { userId: of, document: { ...document, ...read }, now: 0 });

  expect(await open(userId)).toBeUndefined();
  const { id } = await add(userId);
  await add(other.userId);
  const first = await open(userId);
  expect(await open(userId)).toEqual(first);
  await setDocumentTitle(db, { userId, documentId: id, title: 'Their briefing' });
  const second = await open(userId);
  await db.updateTable('documents').set({ deleted_at: 1 }).where('id', '=', id).execute();
  expect(await open(userId)).toBeUndefined();
  expect(first?.owner).toBe(userId);
  expect(new Set([first?.version, second?.version, (await open(other.userId))?.version, newId()]).size).toBe(
    4,
  );
  expect(opened[2]).toEqual([{ title: 'Their briefing', path: ['Prices'], text: '40 pounds.' }]);
});
