import type { OwnDocument } from '@pythia/contracts/documents.ts';
import { expect, test } from 'vitest';
import { factsOf, unreadWords } from './document-words.ts';

const document: OwnDocument = {
  id: '1',
  title: 'Report',
  kind: 'pdf',
  bytes: 1_300_000,
  pages: 14,
  sections: 32,
  unread: { pages: [], rest: false },
  created_at: '2026-01-01T00:00:00.000Z',
};

test('a document is told by its kind, size, pages and sections', () => {
  expect(factsOf(document)).toBe('PDF, 1.2 MB, 14 pages, 32 sections');
  expect(factsOf({ ...document, kind: 'text', bytes: 12, pages: null, sections: 1 })).toBe(
    'Text, 1 kB, 1 section',
  );
});

test('what was not read is said: pages in ranges, and that it was too long', () => {
  expect(unreadWords(document)).toEqual([]);
  expect(unreadWords({ ...document, unread: { pages: [2, 5, 6, 7], rest: false } })).toEqual([
    'No text was found on pages 2, 5–7: pictures are not read.',
  ]);
  expect(unreadWords({ ...document, unread: { pages: [3], rest: true } })).toEqual([
    'No text was found on page 3: pictures are not read.',
    'It is longer than is kept: at most 200,000 characters and 300 pages of it are used.',
  ]);
});
