import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterAll, expect, test } from 'vitest';
import { readDocumentFile } from './document/read-document-file.ts';
import { fileReader } from './file-reader.ts';
import { MARKED, NESTED } from './testing/nested-files.ts';
import { encode } from './testing/text-files.ts';

const reader = fileReader({ maxSeconds: 60 });
afterAll(() => reader.close());
const staying = new AbortController().signal;

test.each(NESTED)('$what within each other are refused with a sentence', async ({ file }) => {
  await expect(reader.read('document', file(), staying)).rejects.toMatchObject({
    code: 'invalid',
    message: SERVER_MESSAGES.resumeTooDeep,
  });
});

test.each(MARKED)('$what without an end is text as it stands', async ({ text }) => {
  const { sections } = await readDocumentFile(encode(text));
  const told = sections.map((section) => section.text).join('');
  expect(told.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});
