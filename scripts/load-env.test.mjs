import { expect, test } from 'vitest';
import { readEnv } from './load-env.mjs';

const MARK = '\u{feff}';
const bigEndian = (text) => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['plain', Buffer.from('PORT=1\nSITE_NAME=Delphi\n')],
  ['with a byte order mark', Buffer.from(`${MARK}PORT=1\nSITE_NAME=Delphi`)],
  ['with a mark before a comment', Buffer.from(`${MARK}# Ours\nPORT=1\nSITE_NAME=Delphi`)],
  ['with a mark before an export', Buffer.from(`${MARK}export PORT=1\nexport SITE_NAME=Delphi`)],
  ['with Windows’ ends of lines', Buffer.from(`${MARK}PORT=1\r\nSITE_NAME=Delphi\r\n`)],
  ['with an old Mac’s', Buffer.from('PORT=1\rSITE_NAME=Delphi\r')],
  ['in UTF-16, as PowerShell writes it', Buffer.from(`${MARK}PORT=1\r\nSITE_NAME=Delphi\r\n`, 'utf16le')],
  ['in UTF-16, big end first', bigEndian(`${MARK}PORT=1\r\nSITE_NAME=Delphi\r\n`)],
  ['with quotes, blanks and comments', Buffer.from(`${MARK} PORT = "1" # here\r\nSITE_NAME='Delphi'\r\n`)],
])('a file %s is read', (_how, bytes) => {
  expect(readEnv(bytes)).toEqual({ PORT: '1', SITE_NAME: 'Delphi' });
});

test('a quoted value keeps its blanks, its marks and its letters', () => {
  expect(readEnv(Buffer.from(`${MARK}SECRET_KEY="a # b = c"\r\nSITE_NAME='Δελφοί '`))).toEqual({
    SECRET_KEY: 'a # b = c',
    SITE_NAME: 'Δελφοί ',
  });
});
