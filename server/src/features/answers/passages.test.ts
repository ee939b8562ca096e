import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_MATERIAL } from '#coach/material.ts';
import { speakingModel } from '#testing/speaking-model.ts';
import { ownDocumentsOf } from './own-documents.ts';
import { passagesFor } from './passages.ts';
import { searchDeadline } from './search-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const model = speakingModel(async function* () {});
const passage = { title: 'Ovens', sentences: ['They are hot.'], source: 'From Ovens' };
const library = { fields: ['baking'], hidden: [] };
const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => void setTimeout(resolve, ms, value));
const fail = (error: unknown): never => {
  throw error;
};

/** What is found where the user's own documents take so long to be opened, and a search of them so long. */
async function found(openingMs: number, searchMs: number) {
  const opened = { owner: 'me', version: '1' };
  const searched: unknown[] = [];
  const deadline = searchDeadline(300);
  const parts = {
    model,
    openDocuments: () => after(openingMs, opened),
    findPassages: ({ documents }: { documents?: unknown }) => {
      searched.push(documents);
      return after(searchMs, [passage]);
    },
    onSearchFailure: fail,
  };
  const documents = ownDocumentsOf(parts, { userId: 'me', library }, deadline);
  const asked = { userId: 'me', material: NO_MATERIAL, library, documents, turns: [] };
  const passages = passagesFor(parts, asked, deadline);
  await vi.runAllTimersAsync();
  return { passages: await passages, searched, opened };
}

test('passages are found behind documents that take nearly all of their time to be opened', async () => {
  const { passages, searched, opened } = await found(78, 30);
  expect([passages, searched]).toEqual([[passage], [opened]]);
});

test('passages are found without documents that are not opened in time', async () => {
  const { passages, searched } = await found(10_000, 30);
  expect([passages, searched]).toEqual([[passage], [undefined]]);
});

test('an answer does not wait for passages that are not found by the deadline', async () => {
  expect((await found(78, 230)).passages).toEqual([]);
});
